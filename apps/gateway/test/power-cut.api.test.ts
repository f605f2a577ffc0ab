import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDatabase } from '../src/db/client.ts';
import { engine, newDatabaseAddress } from './database.ts';

const RECORDER = new URL('./power-cut/disk-recorder.ts', import.meta.url).href;
const WRITER = fileURLToPath(new URL('./power-cut/writer.ts', import.meta.url));
const ROWS = 150;

// PostgreSQL's own fsync is PostgreSQL's to test.
it.runIf(engine === 'pglite')(
  'what the embedded database has acknowledged is there after a power cut',
  { timeout: 120_000 },
  async () => {
    const [address, copy] = [await newDatabaseAddress(), await newDatabaseAddress()];
    await cp(address.dataDir, copy.dataDir, { recursive: true });
    const writer = fork(WRITER, {
      execArgv: ['--import', RECORDER],
      env: {
        PATH: process.env.PATH,
        DATA_DIR: address.dataDir,
        RECORDED_FOLDER: join(address.dataDir, 'postgres'),
        SYNCED_FOLDER: join(copy.dataDir, 'postgres'),
      },
    });
    let acknowledged = 0;
    while (acknowledged < ROWS) [acknowledged] = (await once(writer, 'message')) as [number];
    writer.on('message', (number: number) => {
      acknowledged = number;
    });
    const ended = once(writer, 'close');
    writer.kill('SIGKILL');
    await ended;

    const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir: copy.dataDir });
    expect(await db.$count(sql`kept`)).toBeGreaterThanOrEqual(acknowledged);
    await close();
    await address.remove();
    await copy.remove();
  },
);
