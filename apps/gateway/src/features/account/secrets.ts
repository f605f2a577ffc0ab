import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { SMS_CODE } from '@cheyantong/domain';

const TOKEN_BYTES = 32;

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** A token has 256 random bits: a plain hash cannot be turned back. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const newSmsCode = (): string =>
  String(randomInt(10 ** SMS_CODE.digits)).padStart(SMS_CODE.digits, '0');

/** A code has only a million values, so its hash is keyed: the table alone does not give it away. */
export const hashSmsCode = (secret: string, phone: string, code: string): string =>
  createHmac('sha256', secret).update(`${phone}:${code}`).digest('base64url');
