import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { expect, it } from 'vitest';
import { createStorage } from './create.ts';
import { StorageUnavailable } from './port.ts';
import { keysIn, storageSuite } from './port-suite.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'cheyantong-storage-'));
const remove = (folder: string) => rm(folder, { recursive: true, force: true });

const s3 = (endpoint: string) =>
  createStorage({
    kind: 's3',
    endpoint,
    region: 'us-east-1',
    bucket: 'files',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    pathStyle: true,
  });

storageSuite('on disk', async () => {
  const folder = await newFolder();
  return { storage: createStorage({ kind: 'disk', folder }), close: () => remove(folder) };
});

storageSuite('on a server that speaks S3', async () => {
  const directory = await newFolder();
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  const { port } = await server.run();
  return {
    storage: s3(`http://127.0.0.1:${port}`),
    close: async () => {
      await server.close();
      await remove(directory);
    },
  };
});

it('a disk shows its files to nobody else, and what a crash left half written is found', async () => {
  const folder = await newFolder();
  const storage = createStorage({ kind: 'disk', folder });
  await storage.put('2026/11/one', Buffer.from('sealed'));
  expect(await readdir(join(folder, 'drafts'))).toEqual([]);
  expect((await stat(join(folder, '2026/11/one'))).mode & 0o777).toBe(0o600);
  await mkdir(join(folder, 'drafts'), { recursive: true });
  await writeFile(join(folder, 'drafts/half'), 'sea');
  expect(await keysIn(storage)).toEqual(['2026/11/one', 'drafts/half']);
  await remove(folder);
});

it.each(['../outside', '/etc/passwd', '2026/../../outside', '', 'a\0b'])(
  'a disk refuses the key %j',
  async (key) => {
    const storage = createStorage({ kind: 'disk', folder: join(tmpdir(), 'cheyantong-nowhere') });
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a key of ours');
    await expect(storage.get(key)).rejects.toThrow('not a key of ours');
  },
);

it('a disk that cannot be written and a server that is away are told alike', async () => {
  const folder = await newFolder();
  await writeFile(join(folder, '2026'), 'a file in the way');
  const disk = createStorage({ kind: 'disk', folder });
  await expect(disk.put('2026/11/one', Buffer.from('x'))).rejects.toThrow(StorageUnavailable);
  await expect(s3('http://127.0.0.1:9').get('2026/11/one')).rejects.toThrow(StorageUnavailable);
  await remove(folder);
});
