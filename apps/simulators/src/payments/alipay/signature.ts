import { createSign, createVerify } from 'node:crypto';

export type Fields = Readonly<Record<string, string>>;

/** What Alipay signs: every field that has a value, by name. Notices leave their sign_type out, requests do not. */
export const signedText = (fields: Fields, leftOut: readonly string[]): string =>
  Object.keys(fields)
    .filter((name) => fields[name] !== '' && !leftOut.includes(name))
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');

export const signatureFits = (fields: Fields, publicKey: string): boolean =>
  createVerify('RSA-SHA256')
    .update(signedText(fields, ['sign']), 'utf8')
    .verify(publicKey, fields.sign ?? '', 'base64');

export const sign = (text: string, privateKey: string): string =>
  createSign('RSA-SHA256').update(text, 'utf8').sign(privateKey, 'base64');
