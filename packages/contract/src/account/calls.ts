import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { id, mobile, nothing, smsCode, workTicket } from '../fields.ts';

const token = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int().describe('seconds'),
});

const member = z.object({
  id,
  nickName: z.string(),
  avatarUrl: z.string().nullable(),
  mobile: z.string(),
  balance: z.int().describe('cents'),
  authType: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  authStatus: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
});

export type Token = z.output<typeof token>;
export type Member = z.output<typeof member>;

/** The names of grant and code changed three times upstream; all of them are understood. */
const smsGrant = z
  .object({
    grant_type: z.enum(['sms_code', 'sms'], { error: '不支持的登录方式' }),
    mobile,
    code: smsCode.optional(),
    verifyCode: smsCode.optional(),
  })
  .refine((query) => query.code ?? query.verifyCode, { error: '请输入验证码', path: ['code'] });

/** Tries of others than the one who asked change nothing and are not counted, so they are limited by address. */
const TRIES_PER_MINUTE = 60;

export const login = defineCall({
  method: 'POST',
  path: 'login',
  access: 'client',
  failure: 'toast',
  perMinute: TRIES_PER_MINUTE,
  summary: '手机验证码登录（JSON）',
  body: z.object({ mobile, code: smsCode }),
  data: token,
});

export const sendSmsCode = defineCall({
  method: 'POST',
  path: 'system-boot/sms-code',
  access: 'client',
  failure: 'caller',
  failuresOn200: true,
  summary: '发送短信验证码',
  query: z.object({ phoneNumber: mobile }),
  headers: workTicket,
  data: nothing,
});

export const requestToken = defineCall({
  method: 'POST',
  path: 'an-auth/oauth2/token',
  access: 'client',
  failure: 'toast',
  perMinute: TRIES_PER_MINUTE,
  summary: '手机验证码登录，未注册的手机号自动成为会员',
  query: smsGrant,
  data: token,
});

export const logout = defineCall({
  method: 'DELETE',
  path: 'system-boot/api/v1/users/logout',
  access: 'open',
  failure: 'silent',
  summary: '退出登录，令牌立即失效；总是成功',
  data: nothing,
});

export const getMe = defineCall({
  method: 'GET',
  path: 'ums-boot/app-api/v1/members/me',
  access: 'member',
  failure: 'toast',
  summary: '当前会员',
  data: member,
});
