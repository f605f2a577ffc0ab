import { NICK_NAME_MOST, nickNameProblem } from '@cheyantong/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { dateTimeText, id, mobile, nothing, smsCode, token, words, workTicket } from '../fields.ts';

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

const session = z.object({
  sessionId: id,
  device: z.string().describe('手机 · 微信'),
  browser: z.string(),
  system: z.string(),
  place: z.string().describe('the network it was begun from, without its last part'),
  createTime: dateTimeText,
  lastUsedTime: dateTimeText,
  current: z.boolean(),
});

export type MemberSession = z.output<typeof session>;

export const renameMe = defineCall({
  method: 'PUT',
  path: 'ums-boot/app-api/v1/members/me',
  access: 'member',
  failure: 'toast',
  summary: '修改昵称',
  body: z.object({
    nickName: words(4 * NICK_NAME_MOST, { missing: '请输入昵称' }).superRefine((nickName, context) => {
      const problem = nickNameProblem(nickName);
      if (problem) context.addIssue(problem);
    }),
  }),
  data: member,
});

export const sendPhoneChangeCode = defineCall({
  method: 'POST',
  path: 'ums-boot/app-api/v1/members/me/phone/sms-code',
  access: 'member',
  failure: 'caller',
  failuresOn200: true,
  summary: '更换手机号的验证码：old 发到现在的手机号，new 发到新的手机号',
  body: z
    .object({ step: z.enum(['old', 'new']), phoneNumber: mobile.optional() })
    .refine(({ step, phoneNumber }) => step === 'old' || phoneNumber, {
      error: '请输入新的手机号',
      path: ['phoneNumber'],
    }),
  headers: workTicket,
  data: nothing,
});

export const changePhone = defineCall({
  method: 'PUT',
  path: 'ums-boot/app-api/v1/members/me/phone',
  access: 'member',
  failure: 'caller',
  perMinute: TRIES_PER_MINUTE,
  summary: '更换手机号，其他设备随即退出登录',
  body: z.object({ oldCode: smsCode, phoneNumber: mobile, newCode: smsCode }),
  data: member,
});

export const listSessions = defineCall({
  method: 'GET',
  path: 'ums-boot/app-api/v1/members/me/sessions',
  access: 'member',
  failure: 'caller',
  summary: '登录着的设备，最近使用的在前',
  data: z.array(session),
});

export const endSession = defineCall({
  method: 'DELETE',
  path: 'ums-boot/app-api/v1/members/me/sessions/:sessionId',
  access: 'member',
  failure: 'toast',
  summary: '让一台设备退出登录',
  params: z.object({ sessionId: id }),
  data: nothing,
});

export const endOtherSessions = defineCall({
  method: 'DELETE',
  path: 'ums-boot/app-api/v1/members/me/sessions',
  access: 'member',
  failure: 'toast',
  summary: '让其他设备全部退出登录',
  data: z.object({ ended: z.int() }),
});
