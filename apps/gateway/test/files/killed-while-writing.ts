import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createStorage } from '../../src/adapters/storage/create.ts';
import type { Storage } from '../../src/adapters/storage/port.ts';
import { openDatabase } from '../../src/db/client.ts';
import { readEnv } from '../../src/env.ts';
import { FileStore } from '../../src/features/files/file-store.ts';
import { Sealer } from '../../src/sealing/sealer.ts';
import { WorkerPool } from '../../src/workers/worker-pool.ts';

/** A server that keeps three files, comes as far with each as is interesting, says so and waits there to be killed. */
const env = readEnv(process.env);
if (env.storage.kind !== 'disk') throw new Error('made for a disk');
const { folder } = env.storage;
const disk = createStorage(env.storage);

/** What is done of a file's bytes when the server is killed; its row was written before. */
const POINTS: Storage['put'][] = [
  async () => undefined,
  async () => {
    await mkdir(join(folder, 'drafts'), { recursive: true });
    await writeFile(join(folder, 'drafts/0123abcd'), 'half');
  },
  disk.put,
];

const { db } = await openDatabase(env);
const sealer = new Sealer({ keys: env.fileKeys, suite: env.cryptoSuite, workers: new WorkerPool() });
let reached = 0;
const keep = (point: Storage['put']) => {
  const put: Storage['put'] = async (key, bytes) => {
    await point(key, bytes);
    reached += 1;
    if (reached === POINTS.length) process.send?.('reached');
    await new Promise(() => undefined);
  };
  const store = new FileStore({ db, storage: { ...disk, put }, sealer, log: { error: () => undefined } });
  return store.put({ name: 'a.jpg', type: 'image/jpeg', bytes: Buffer.from('a picture') });
};
process.on('disconnect', () => process.exit(0));
await Promise.all(POINTS.map(keep));
