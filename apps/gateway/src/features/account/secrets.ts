import { createHmac, randomInt } from 'node:crypto';
import { SMS_CODE } from '@cheyantong/domain';

export const newSmsCode = (): string =>
  String(randomInt(10 ** SMS_CODE.digits)).padStart(SMS_CODE.digits, '0');

/** A code has only a million values, so its hash is keyed: the table alone does not give it away. */
export const hashSmsCode = (secret: string, phone: string, code: string): string =>
  createHmac('sha256', secret).update(`${phone}:${code}`).digest('base64url');
