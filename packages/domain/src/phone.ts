/** Mainland mobile numbers; the two sentences are fixed by the specification. */
const MOBILE = /^1[3-9]\d{9}$/;

export const PHONE_LENGTH = 11;
export const PHONE_FORMAT_SENTENCE = '手机号格式不正确';
export const PHONE_INCOMPLETE_SENTENCE = '请输入完整的手机号';

export const isMobile = (phone: string): boolean => MOBILE.test(phone);

/** What to tell somebody who asks for a code with this number, or null when the number will do. */
export function phoneProblem(phone: string): string | null {
  if (phone.length !== PHONE_LENGTH) return PHONE_INCOMPLETE_SENTENCE;
  return isMobile(phone) ? null : PHONE_FORMAT_SENTENCE;
}

/** What of a typed or pasted text can be a number: its digits, no more than there are. */
export const phoneDigits = (text: string): string => text.replace(/\D/g, '').slice(0, PHONE_LENGTH);
