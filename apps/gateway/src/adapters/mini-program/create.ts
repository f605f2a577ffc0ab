import { z } from 'zod';
import { KeptSecret } from './kept-secret.ts';
import { type MiniProgramService, MiniProgramUnavailable } from './port.ts';
import type { MiniProgramAccounts, WechatApp } from './settings.ts';
import { WechatApi, WechatRefused } from './wechat-api.ts';

/** Wrong or late, and used before. */
const BAD_CODES: readonly number[] = [40029, 40163];
/** Somebody else has had a new token made; the one that we kept is no good any more. */
const BAD_TOKENS: readonly number[] = [40001, 40014, 42001];

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.int() });
const ticketAnswer = z.object({ ticket: z.string().min(1), expires_in: z.int() });
const sessionAnswer = z.object({ openid: z.string().min(1).max(128) });
const phoneAnswer = z.object({
  phone_info: z.object({ phoneNumber: z.string(), purePhoneNumber: z.string(), countryCode: z.string() }),
});
const MAINLAND = '86';

/** WeChat's server API behind the port; without accounts every call says so. */
export function createMiniProgram(
  { baseUrl, miniProgram, jsSdk }: MiniProgramAccounts,
  options: { timeLimitMs?: number } = {},
): MiniProgramService {
  const api = new WechatApi(baseUrl, options);
  const tokenOfMiniProgram = accessToken(api, miniProgram, '小程序');
  const tokenOfJsSdk = accessToken(api, jsSdk, 'JS-SDK');
  const jsSdkTicket = new KeptSecret(() =>
    withToken(tokenOfJsSdk, async (access_token) => {
      const query = { access_token, type: 'jsapi' };
      const { ticket, expires_in } = await api.ask(
        { method: 'GET', path: '/cgi-bin/ticket/getticket', query },
        ticketAnswer,
      );
      return { value: ticket, expiresInSeconds: expires_in };
    }),
  );

  return {
    appId: miniProgram?.appId ?? '',

    openidOf: (loginCode) =>
      unlessBadCode(async () => {
        const { appId: appid, secret } = accountOr(miniProgram, '小程序');
        const query = { appid, secret, js_code: loginCode, grant_type: 'authorization_code' };
        return (await api.ask({ method: 'GET', path: '/sns/jscode2session', query }, sessionAnswer)).openid;
      }),

    phoneOf: (phoneCode) =>
      unlessBadCode(() =>
        withToken(tokenOfMiniProgram, async (access_token) => {
          const question = {
            method: 'POST',
            path: '/wxa/business/getuserphonenumber',
            query: { access_token },
            body: { code: phoneCode },
          } as const;
          const { phone_info } = await api.ask(question, phoneAnswer);
          return phone_info.countryCode === MAINLAND ? phone_info.purePhoneNumber : phone_info.phoneNumber;
        }),
      ),

    jsSdkTicket: async () => ({
      appId: accountOr(jsSdk, 'JS-SDK').appId,
      ticket: await jsSdkTicket.get(),
    }),
  };
}

/** The stable kind: servers that ask beside each other are given the same one. */
const accessToken = (api: WechatApi, account: WechatApp | null, what: string): KeptSecret =>
  new KeptSecret(async () => {
    const { appId: appid, secret } = accountOr(account, what);
    const body = { grant_type: 'client_credential', appid, secret };
    const { access_token, expires_in } = await api.ask(
      { method: 'POST', path: '/cgi-bin/stable_token', body },
      tokenAnswer,
    );
    return { value: access_token, expiresInSeconds: expires_in };
  });

function accountOr(account: WechatApp | null, what: string): WechatApp {
  if (!account) throw new MiniProgramUnavailable(`没有设置${what}的账号`, 'no account');
  return account;
}

async function withToken<Answer>(
  token: KeptSecret,
  ask: (token: string) => Promise<Answer>,
): Promise<Answer> {
  const kept = await token.get();
  try {
    return await ask(kept);
  } catch (thrown) {
    if (!isRefusal(thrown, BAD_TOKENS)) throw thrown;
    await token.forget(kept);
    return ask(await token.get());
  }
}

async function unlessBadCode<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (thrown) {
    if (isRefusal(thrown, BAD_CODES)) return null;
    throw thrown;
  }
}

const isRefusal = (thrown: unknown, codes: readonly number[]): boolean =>
  thrown instanceof WechatRefused && codes.includes(thrown.errcode);
