import { record } from './log.js';

/** What the mini-program was built with: addresses of the gateway's calls, and its credential as a client. */
const { calls, client } = JSON.parse(document.querySelector('#device').dataset.builtWith);

/** wx.request: asks the gateway as the mini-program's own code does, and answers its envelope. */
export async function askGateway(call, data, token) {
  const url = `/api/${calls[call]}`;
  const entry = record('小程序', 'wx.request', { url, data });
  const answer = await post(url, data, { authorization: token ? `Bearer ${token}` : client });
  const shown = answer ?? { code: 'offline', msg: '网络连接失败，请检查网络后重试' };
  entry.answered(shown, { isFailure: shown.code !== '00000' });
  return shown;
}

/** Asks WeChat, of which the simulators stand in for the part on the phone; it is always there. */
export const askWechat = (url, data) => post(`/__simulators${url}`, data);

async function post(url, data, headers = {}) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(data),
    });
    return await response.json();
  } catch {
    return null;
  }
}
