import { record } from './log.js';

/** What the mini-program was built with: addresses of the gateway's calls, and its credential as a client. */
const { calls, client } = JSON.parse(document.querySelector('#device').dataset.builtWith);

/** wx.request: asks the gateway as the mini-program's own code does, and answers its envelope. */
export function askGateway(call, data, token) {
  const url = `/api/${calls[call]}`;
  const headers = { authorization: token ? `Bearer ${token}` : client };
  return send('wx.request', url, data, headers, ({ code }) => code !== '00000');
}

/** Asks WeChat, of which the simulators stand in for the part on the phone. */
export const askWechat = (name, url, data, didFail = () => false) =>
  send(name, `/__simulators${url}`, data, {}, didFail);

async function send(name, url, data, headers, didFail) {
  const entry = record('小程序', name, name === 'wx.request' ? { url, data } : data);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(data),
    });
    const answer = await response.json();
    entry.answered(answer, { isFailure: didFail(answer) });
    return answer;
  } catch {
    const answer = { code: 'offline', msg: '网络连接失败，请检查网络后重试', errMsg: `${name}:fail timeout` };
    entry.answered(answer, { isFailure: true });
    return answer;
  }
}
