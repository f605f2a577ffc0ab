import type { ChildProcess } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '@cheyantong/domain';
import { isAlive, stopServer } from '../server-process.ts';
import { type Harm, LONGEST_LIFE_MS, launch, liveForAWhile } from './harms.ts';

const BLOCK = Buffer.alloc(64 * 1024);
const READY_WITHIN_MS = MINUTE_MS;
const ASKED_EVERY_MS = 100;

/** Somebody else fills the file system of a folder to its last block, and clears it again; who needs no restart does not get one. */
export const fillDisk =
  (folder: string, whenCleared: () => Promise<void> = async () => undefined): Harm =>
  async (world, random) => {
    const ballast = join(folder, 'ballast');
    const server = launch(world.settings);
    await liveForAWhile(server, random);
    await writeUntilFull(ballast);
    await wait(random.between(50, 2 * LONGEST_LIFE_MS));
    await rm(ballast);
    await whenCleared();
    const isBack = await backToWork(server, world.serverUrl);
    await wait(random.between(50, LONGEST_LIFE_MS));
    await stopServer(server, 'SIGKILL');
    if (!isBack) throw new Error('the server neither works nor ended a minute after there was room again');
  };

async function writeUntilFull(path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (;;) await file.write(BLOCK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await file.close();
  }
}

/** It says that it is ready, or it has ended, and whoever watches it starts another one. */
async function backToWork(server: ChildProcess, serverUrl: string): Promise<boolean> {
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (Date.now() < giveUpAt) {
    if (!isAlive(server)) return true;
    const ready = await fetch(`${serverUrl}/readyz`).catch(() => null);
    if (ready?.status === 200) return true;
    await wait(ASKED_EVERY_MS);
  }
  return false;
}
