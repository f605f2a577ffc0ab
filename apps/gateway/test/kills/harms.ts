import type { ChildProcess } from 'node:child_process';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../fire/random.ts';
import type { OwnPostgres } from '../own-postgres.ts';
import { isAlive, launchServer, listening, stopServer } from '../server-process.ts';
import type { KillsWorld } from './world.ts';

const RECORDER = new URL('../power-cut/disk-recorder.ts', import.meta.url).href;
/** One kill in so many comes while the server is still starting. */
const AT_START = 0.15;
export const LONGEST_LIFE_MS = 1_200;
const LONGEST_START_MS = 2_000;

/** A server lives for a while and is harmed; afterwards another one can be started. Throws where it did not live as long as it was let. */
export type Harm = (world: KillsWorld, random: Random) => Promise<void>;

/** As an operator starts it; what it says when it cannot start is for whoever watches. */
export function launch(settings: NodeJS.ProcessEnv): ChildProcess {
  const server = launchServer(settings);
  server.stdout?.resume();
  server.stderr?.pipe(process.stderr);
  return server;
}

/** On a busy machine it lives about as long as it took to start, or members would hardly meet it. */
export async function liveForAWhile(server: ChildProcess, random: Random): Promise<void> {
  const launchedAt = Date.now();
  await listening(server);
  await wait(random.between(50, Math.max(LONGEST_LIFE_MS, Date.now() - launchedAt)));
}

async function startOrLive(server: ChildProcess, random: Random): Promise<void> {
  if (random.next() < AT_START) await wait(random.between(50, LONGEST_START_MS));
  else await liveForAWhile(server, random);
}

export async function kill(server: ChildProcess): Promise<void> {
  const ended = !isAlive(server);
  await stopServer(server, 'SIGKILL');
  if (ended) throw new Error(`the server ended by itself with ${server.exitCode ?? server.signalCode}`);
}

export const killServer: Harm = async (world, random) => {
  const server = launch(world.settings);
  await startOrLive(server, random);
  await kill(server);
};

/** Of the embedded database's folder only that is left which was synced. */
export const cutPower: Harm = async (world, random) => {
  const { dataDir } = world.address;
  const left = `${dataDir}-left`;
  await cp(dataDir, left, { recursive: true });
  const server = launch({
    ...world.settings,
    NODE_OPTIONS: `--import=${RECORDER}`,
    RECORDED_FOLDER: join(dataDir, 'postgres'),
    SYNCED_FOLDER: join(left, 'postgres'),
  });
  await startOrLive(server, random);
  await kill(server);
  await rm(dataDir, { recursive: true });
  await rename(left, dataDir);
};

/** The server lives on and has to find its database again. */
export const killDatabase =
  (postgres: OwnPostgres): Harm =>
  async (world, random) => {
    const server = launch(world.settings);
    await liveForAWhile(server, random);
    await postgres.kill();
    await postgres.start();
    await wait(random.between(50, LONGEST_LIFE_MS));
    await kill(server);
  };
