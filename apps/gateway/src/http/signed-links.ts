import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

interface LinkRules {
  appSecret: string;
  /** What the links are for: those of one kind open nothing of another. */
  purpose: string;
  /** Where they lead; what they name comes behind it. */
  path: string;
}

export interface LinkQuery {
  expires?: string;
  signature?: string;
}

export const LINK_QUERY = {
  type: 'object',
  properties: { expires: { type: 'string' }, signature: { type: 'string' } },
};

/** Links that open without a token for a while, because a browser's own window and its pictures send none. */
export class SignedLinks {
  readonly #key: Buffer;
  readonly #path: string;

  constructor({ appSecret, purpose, path }: LinkRules) {
    this.#key = Buffer.from(hkdfSync('sha256', appSecret, '', purpose, 32));
    this.#path = path;
  }

  make(name: string, lifeMs: number): { link: string; expiresAt: Date } {
    const expiresAt = new Date(Date.now() + lifeMs);
    const expires = String(expiresAt.getTime());
    const signature = this.#sign(name, expires).toString('base64url');
    return { link: `${this.#path}/${name}?expires=${expires}&signature=${signature}`, expiresAt };
  }

  isGood(name: string, { expires = '', signature = '' }: LinkQuery): boolean {
    const expected = this.#sign(name, expires);
    const given = Buffer.from(signature, 'base64url');
    const ours = given.length === expected.length && timingSafeEqual(given, expected);
    return ours && Number(expires) > Date.now();
  }

  #sign(name: string, expires: string): Buffer {
    return createHmac('sha256', this.#key).update(`${name}\n${expires}`).digest();
  }
}
