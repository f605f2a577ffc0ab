import { isMobile, PHONE_FORMAT_SENTENCE, SMS_CODE } from '@cheyantong/domain';
import { z } from 'zod';

export const id = z.string().min(1).max(64);

export const mobile = z.string({ error: '请输入手机号' }).refine(isMobile, PHONE_FORMAT_SENTENCE);

export const smsCode = z
  .string({ error: '请输入验证码' })
  .regex(new RegExp(`^\\d{${SMS_CODE.digits}}$`), `请输入${SMS_CODE.digits}位数字验证码`);

/** "It worked": the envelope carries no data. */
export const nothing = z.null();
