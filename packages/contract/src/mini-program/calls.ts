import { MINI_VERIFIER_FORMAT } from '@cheyantong/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { text, token } from '../fields.ts';

/** What is tried out here is too long to be guessed; the limit spares the vendor and the database. */
const TRIES_PER_MINUTE = 30;

const wechatCode = text(128).min(1);
const digest = text(43).regex(MINI_VERIFIER_FORMAT, '应为 43 个字符的 base64url');

export const miniProgramLogin = defineCall({
  method: 'POST',
  path: 'an-auth/mini-program/session',
  access: 'client',
  failure: 'caller',
  perMinute: TRIES_PER_MINUTE,
  summary:
    '小程序登录：认识的微信用户直接登录；不认识的答 A0232，请用户授权手机号后带 phoneCode 和新的 loginCode 再来，未注册的手机号自动成为会员',
  body: z.object({
    loginCode: wechatCode.describe('of wx.login, good once'),
    phoneCode: wechatCode.optional().describe('of getPhoneNumber, good once'),
  }),
  data: token,
});

export const issueMiniTicket = defineCall({
  method: 'POST',
  path: 'an-auth/mini-program/ticket',
  access: 'member',
  failure: 'caller',
  summary: '小程序为内嵌网页取一次性登录凭证：60 秒内有效，只能由出示 verifier 的网页兑换一次',
  body: z.object({ challenge: digest.describe('base64url(SHA-256(verifier))') }),
  data: z.object({ ticket: z.string(), expiresIn: z.int().describe('seconds') }),
});

export const redeemMiniTicket = defineCall({
  method: 'POST',
  path: 'an-auth/mini-program/ticket/redeem',
  access: 'client',
  failure: 'caller',
  perMinute: TRIES_PER_MINUTE,
  summary: '内嵌网页用凭证登录；凭证用过、过期、不属于此网页，或小程序已退出登录，都答 A0231',
  body: z.object({
    ticket: text(64).min(1),
    verifier: digest.describe('the page’s secret: base64url of 32 random bytes'),
  }),
  data: token,
});

export const signJsSdk = defineCall({
  method: 'GET',
  path: 'system-boot/api/v1/js-sdk/config',
  access: 'open',
  failure: 'silent',
  summary: '微信 JS-SDK 的 wx.config 签名，只为本站的页面签',
  query: z.object({ url: text(2_000).min(1).describe('the page’s address; what follows # is left out') }),
  data: z.object({
    appId: z.string(),
    timestamp: z.int().describe('seconds'),
    nonceStr: z.string(),
    signature: z.string().describe('SHA-1, hexadecimal'),
  }),
});
