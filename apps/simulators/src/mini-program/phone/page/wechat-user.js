import { askGateway, askWechat } from './gateway.js';
import { record } from './log.js';
import { chosenOrTyped } from './settings.js';

/** The mini-program's own sessions, by the person who holds the phone. */
const tokens = new Map();

/** Of somebody who keeps it to themselves: nobody is ever given a code for it. */
const UNSHARED = '10000000000';
const PHONE = /^1\d{10}$/;
const OK = '00000';

/** Everybody in WeChat has an openid, also who shares no number with us. */
function holder() {
  const phone = chosenOrTyped('person');
  return PHONE.test(phone)
    ? { openid: `oSimulatedWechat-${phone}`, phone }
    : { openid: 'oSimulatedWechat-nobody', phone: null };
}

const codesOf = ({ openid, phone }) => askWechat('/sim/mini/codes', { openid, phone: phone ?? UNSHARED });

/** wx.login: enough for who has logged in here before. Answers the gateway's envelope. */
export async function logInSilently() {
  const person = holder();
  if (tokens.has(person.openid)) return { code: OK };
  return keep(person, await askGateway('login', { loginCode: await wxLogin(person) }));
}

/** The button that asks for the number, and wx.login with it. */
export async function logInWithPhone() {
  const person = holder();
  const entry = record('小程序', 'getPhoneNumber', {});
  if (!person.phone) {
    entry.answered({ errMsg: 'getPhoneNumber:fail user deny' }, { isFailure: true });
    return { code: 'refused', msg: '没有授权手机号，无法登录' };
  }
  const { phoneCode } = await codesOf(person);
  entry.answered({ code: phoneCode, errMsg: 'getPhoneNumber:ok' });
  return keep(person, await askGateway('login', { loginCode: await wxLogin(person), phoneCode }));
}

async function wxLogin(person) {
  const entry = record('小程序', 'wx.login', {});
  const { loginCode } = await codesOf(person);
  entry.answered({ code: loginCode, errMsg: 'login:ok' });
  return loginCode;
}

/** A call as the member; a session that has ended is forgotten. */
export async function askAsMember(call, data) {
  const { openid } = holder();
  const answer = await askGateway(call, data, tokens.get(openid));
  if (answer.code === 'A0230') tokens.delete(openid);
  return answer;
}

export const isDone = ({ code }) => code === OK;

function keep({ openid }, answer) {
  if (isDone(answer)) tokens.set(openid, answer.data.access_token);
  return answer;
}
