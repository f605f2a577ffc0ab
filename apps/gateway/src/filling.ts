import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Logger } from 'pino';
import { type Database, openDatabase } from './db/client.ts';
import { hasAllOf, loadDemoContent } from './db/demo/content.ts';
import type { Env } from './env.ts';
import { DEMO_CONTENT } from './features.ts';

/** What fills was ended from outside, by the system for its memory or by somebody; the message is the sentence the operator reads. */
export class FillingEnded extends Error {}

/** Told to this program, it fills the installation for demonstration and ends. */
export const FILLING = 'fill';

export async function fill(env: Env, log: Logger): Promise<void> {
  // It does not outlive the server that waits for it.
  process.on('disconnect', () => process.exit());
  const { db, close } = await openDatabase(env, { log });
  await loadDemoContent(db, DEMO_CONTENT, log);
  await close();
  process.disconnect?.();
}

/**
 * The database, with all it is to have for demonstration. What is missing is loaded by a process of its own, once: a server
 * that did it by itself would keep the memory of it for good.
 */
export async function openFilled(env: Env, log: Logger): Promise<Database> {
  const database = await openDatabase(env, { log });
  if (!env.demoContent || (await hasAllOf(database.db, DEMO_CONTENT))) return database;
  // The embedded one has room for one process at a time.
  await database.close();
  await fillBeside();
  return openDatabase(env, { log });
}

async function fillBeside(): Promise<void> {
  const [program = ''] = process.argv.slice(1);
  const [code, signal] = await once(fork(program, [FILLING]), 'exit');
  if (signal)
    throw new FillingEnded(
      `准备演示数据的进程被 ${signal} 结束，已写入的数据完整，请确认内存足够，然后重新启动。`,
    );
  // It has said why.
  if (code !== 0) process.exit(code);
}
