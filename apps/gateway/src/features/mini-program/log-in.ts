import type { Token } from '@cheyantong/contract';
import { isMobile } from '@cheyantong/domain';
import { Failure } from '../../http/failure.ts';
import type { Device } from '../account/index.ts';
import { askWechat } from './ask-wechat.ts';
import type { MiniProgramDesk } from './desk.ts';
import { Openids } from './openids.ts';

interface WechatLogin {
  loginCode: string;
  phoneCode: string | undefined;
  device: Device;
}

/**
 * Whoever WeChat says has opened the mini-program is logged in. Somebody new shows their number, which WeChat has
 * proved, and is recognised from then on.
 */
export async function logInByWechat(
  desk: MiniProgramDesk,
  { loginCode, phoneCode, device }: WechatLogin,
): Promise<Token> {
  const openid = await askWechat(desk, (wechat) => wechat.openidOf(loginCode));
  if (openid === null) throw new Failure('A0233');
  const known = await new Openids(desk.db, desk.wechat.appId).memberOf(openid);
  const who = known === undefined ? { phone: await sharedPhone(desk, phoneCode) } : { memberId: known };
  return desk.db.transaction(async (tx) => {
    const memberId = 'phone' in who ? (await desk.account.memberWithPhone(tx, who.phone)).id : who.memberId;
    const token = await desk.account.logIn(tx, memberId, device);
    await new Openids(tx, desk.wechat.appId).bind(openid, memberId);
    return token;
  });
}

async function sharedPhone(desk: MiniProgramDesk, phoneCode: string | undefined): Promise<string> {
  if (phoneCode === undefined) throw new Failure('A0232');
  const phone = await askWechat(desk, (wechat) => wechat.phoneOf(phoneCode));
  if (phone === null) throw new Failure('A0233');
  if (!isMobile(phone)) throw new Failure('A0500', '仅支持中国大陆的手机号，请换一个手机号授权');
  return phone;
}
