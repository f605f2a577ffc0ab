import { createCipheriv, createDecipheriv } from 'node:crypto';
import { sm4 } from 'sm-crypto-v2';

const TAG_BYTES = 16;

/** What is sealed, or was: the tag proves that nothing of it was changed, and that it lies where it belongs. */
export interface CipherOrder {
  key: Uint8Array;
  iv: Uint8Array;
  /** Not secret, and not kept with it: what it is the seal of. */
  about: Uint8Array;
  bytes: Uint8Array;
}

/** The tag comes last. */
export function sealWithAes({ key, iv, about, bytes }: CipherOrder): Uint8Array {
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(about);
  return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

export function openWithAes({ key, iv, about, bytes }: CipherOrder): Uint8Array {
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
    .setAAD(about)
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
}

/** OpenSSL has SM4, but not in this mode; in JavaScript it is a hundred times slower, so a worker does it. */
export async function sealWithSm4({ key, iv, about, bytes }: CipherOrder): Promise<Uint8Array> {
  const { output, tag } = sm4.encrypt(bytes, key, {
    mode: 'gcm',
    iv,
    associatedData: about,
    output: 'array',
    outputTag: true,
  });
  if (!tag) throw new Error('sealed without a tag');
  return Buffer.concat([output, tag]);
}

export async function openWithSm4({ key, iv, about, bytes }: CipherOrder): Promise<Uint8Array> {
  return sm4.decrypt(bytes.subarray(0, -TAG_BYTES), key, {
    mode: 'gcm',
    iv,
    associatedData: about,
    output: 'array',
    tag: bytes.subarray(-TAG_BYTES),
  });
}
