/** AES-GCM wants another one for every message under the same key. */
const NONCE_BYTES = 12;
const AES = 'AES-GCM';

export interface Sealed {
  nonce: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** A key that can be used and never read: not by us, not by whoever looks into the browser's files with a script. */
export const newKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: AES, length: 256 }, false, ['encrypt', 'decrypt']);

/** Bound to its member: under another one's name it does not open. */
export async function seal(key: CryptoKey, member: string, content: unknown): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const plain = new TextEncoder().encode(JSON.stringify(content));
  return { nonce, bytes: await crypto.subtle.encrypt(manner(nonce, member), key, plain) };
}

/** Throws where key, member or bytes are not those it was sealed with. */
export async function unseal(key: CryptoKey, member: string, { nonce, bytes }: Sealed): Promise<unknown> {
  const plain = await crypto.subtle.decrypt(manner(nonce, member), key, bytes);
  return JSON.parse(new TextDecoder().decode(plain));
}

const manner = (iv: Uint8Array<ArrayBuffer>, member: string): AesGcmParams => ({
  name: AES,
  iv,
  additionalData: new TextEncoder().encode(member),
});
