import { SMS_CODE } from './limits.ts';

export const SMS_CODE_FORMAT = new RegExp(`^\\d{${SMS_CODE.digits}}$`);

export const SMS_CODE_FORMAT_SENTENCE = `请输入${SMS_CODE.digits}位数字验证码`;

/** What to tell somebody who sends this code, or null when it can be the right one. */
export const smsCodeProblem = (code: string): string | null =>
  SMS_CODE_FORMAT.test(code) ? null : SMS_CODE_FORMAT_SENTENCE;
