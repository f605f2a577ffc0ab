import { afterAll, describe, expect, it } from 'vitest';
import { WorkerPool } from '../workers/worker-pool.ts';
import { openWithSm4, sealWithSm4 } from './ciphers.ts';
import { CRYPTO_SUITES, fileKeys, keysFromSecret } from './file-keys.ts';
import { Sealer } from './sealer.ts';

const KEY = 'ab'.repeat(32);
const OLDER = 'cd'.repeat(32);
const workers = new WorkerPool();
afterAll(() => workers.close());

const sealerWith = (keys: string, suite: (typeof CRYPTO_SUITES)[number]) =>
  new Sealer({ keys: fileKeys.parse(keys), suite, workers });
const words = Buffer.from('身份证照片');

describe.each(CRYPTO_SUITES)('%s', (suite) => {
  const sealer = sealerWith(`new:${KEY},old:${OLDER}`, suite);

  it('opens what was sealed, and what an older key sealed', async () => {
    const sealed = await sealer.seal('file-1', words);
    expect(sealed).toMatchObject({ suite, keyId: 'new' });
    expect(Buffer.from(sealed.bytes).includes(words)).toBe(false);
    expect(Buffer.from(await sealer.open('file-1', sealed)).equals(words)).toBe(true);
    const older = await sealerWith(`old:${OLDER}`, suite).seal('file-1', words);
    expect(Buffer.from(await sealer.open('file-1', older)).equals(words)).toBe(true);
  });

  it('never seals the same way twice', async () => {
    const [one, two] = [await sealer.seal('file-1', words), await sealer.seal('file-1', words)];
    expect(Buffer.from(one.bytes).equals(two.bytes)).toBe(false);
  });

  it('refuses what was changed, cut, put in another file’s place, or sealed with a key that is gone', async () => {
    const sealed = await sealer.seal('file-1', words);
    const changed = Buffer.from(sealed.bytes);
    changed[20] = (changed[20] ?? 0) ^ 1;
    await expect(sealer.open('file-1', { ...sealed, bytes: changed })).rejects.toThrow();
    await expect(sealer.open('file-1', { ...sealed, bytes: sealed.bytes.subarray(0, -1) })).rejects.toThrow();
    await expect(sealer.open('file-2', sealed)).rejects.toThrow();
    await expect(sealer.open('file-1', { ...sealed, keyId: 'lost' })).rejects.toThrow('no key named lost');
  });
});

it('SM4-GCM is the one of RFC 8998', async () => {
  const order = {
    key: Buffer.from('0123456789abcdeffedcba9876543210', 'hex'),
    iv: Buffer.from('00001234567800000000abcd', 'hex'),
    about: Buffer.from('feedfacedeadbeeffeedfacedeadbeefabaddad2', 'hex'),
    bytes: Buffer.from(
      'aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbbccccccccccccccccddddddddddddddddeeeeeeeeeeeeeeeeffffffffffffffffeeeeeeeeeeeeeeeeaaaaaaaaaaaaaaaa',
      'hex',
    ),
  };
  const sealed = Buffer.from(await sealWithSm4(order));
  expect(sealed.subarray(-16).toString('hex')).toBe('83de3541e4c2b58177e065a9bf7b62ec');
  expect(Buffer.from(await openWithSm4({ ...order, bytes: sealed })).equals(order.bytes)).toBe(true);
});

it('AES-256-GCM is what others open, too: number, text, tag', async () => {
  const keys = keysFromSecret('a secret of thirty-two characters');
  const { bytes, keyId } = await new Sealer({ keys, suite: 'aes-256-gcm', workers }).seal('file-1', words);
  expect(keyId).toBe('demo');
  expect(bytes).toHaveLength(12 + words.length + 16);
});
