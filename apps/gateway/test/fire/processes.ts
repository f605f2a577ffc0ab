import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Random } from './random.ts';

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
const SIMULATORS = fileURLToPath(new URL('../../../simulators/src/server.ts', import.meta.url));

/** One kill in so many comes while the server is still starting. */
const KILLS_AT_START = 0.15;

/** Not with the options the test runner was started with: they cost a start a second. */
const PLAIN = { execArgv: [], silent: true };

/** The outside world, which lives on whatever happens to the server. */
export async function startSimulators(settings: NodeJS.ProcessEnv) {
  const child = fork(SIMULATORS, {
    env: { PATH: process.env.PATH, SIM_PORT: '0', ...settings },
    ...PLAIN,
  });
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  const { url } = JSON.parse(line.toString()) as { url: string };
  return { url, stop: () => end(child, 'SIGTERM') };
}

/** The server under test, one process after the other. */
export class Servers {
  readonly #settings: NodeJS.ProcessEnv;
  kills = 0;
  /** Starts that failed by themselves: a machine without air does that, and whoever watches a server starts it again. */
  failedStarts = 0;

  constructor(settings: NodeJS.ProcessEnv) {
    this.#settings = settings;
  }

  /** Starts a server and kills it at a random point, again and again. */
  async keepKilling(times: number, random: Random): Promise<void> {
    while (this.kills < times) {
      const launchedAt = Date.now();
      const server = this.#launch();
      const waitsForStart = random.next() >= KILLS_AT_START;
      if (waitsForStart && !(await isReady(server))) {
        this.failedStarts += 1;
        continue;
      }
      // On a busy machine it lives about as long as it took to start, or customers would hardly meet it.
      await wait(random.between(50, Math.max(2_500, Date.now() - launchedAt)));
      await end(server, 'SIGKILL');
      this.kills += 1;
    }
  }

  /** One that nobody kills; it may still end by itself. */
  async startForGood(): Promise<{
    lives(): boolean;
    tell(message: object): void;
    ended: Promise<unknown>;
    stop(): Promise<void>;
  }> {
    const server = this.#launch();
    if (await isReady(server)) {
      const ended = once(server, 'exit');
      return {
        lives: () => !hasEnded(server),
        tell: (message) => server.send(message),
        ended,
        stop: () => end(server, 'SIGKILL'),
      };
    }
    this.failedStarts += 1;
    return this.startForGood();
  }

  #launch(): ChildProcess {
    const server = fork(SERVER, {
      env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...this.#settings },
      ...PLAIN,
    });
    server.stderr?.on('data', (chunk) => process.stderr.write(chunk));
    return server;
  }
}

/** Whether it came to listen, or ended before. */
const isReady = async (server: ChildProcess): Promise<boolean> =>
  Promise.race([once(server, 'message').then(() => true), once(server, 'exit').then(() => false)]);

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
