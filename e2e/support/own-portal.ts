import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SIMULATORS_URL } from './addresses.ts';

const ROOT = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** The words after `npm run`; answers what the command says. */
type OperatorTypes = (...words: string[]) => Promise<string>;

/** A portal of a journey's own, with other settings than everybody's; it is empty and shares the simulators. */
export async function startOwnPortal(port: number, settings: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'cheyantong-own-'));
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DEMO_SECRETS: 'on',
    DEMO_CONTENT: 'off',
    SIMULATORS: 'on',
    PORT: String(port),
    SIM_PORT: new URL(SIMULATORS_URL).port,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ...settings,
  };
  let gateway = await startGateway(env);
  return {
    url: `http://localhost:${port}`,
    /** While an operator works: the embedded database is theirs as long as the portal rests. */
    async rest(work: (type: OperatorTypes) => Promise<void>): Promise<void> {
      await stop(gateway);
      await work(async (...words) => {
        const typed = await run(process.execPath, ['apps/gateway/src/operator/main.ts', ...words], {
          cwd: ROOT,
          env,
        });
        return typed.stdout;
      });
      gateway = await startGateway(env);
    },
    async close(): Promise<void> {
      await stop(gateway);
      await rm(dataDir, { recursive: true });
    },
  };
}

/** It says over a channel when it listens, and stops when the channel ends. */
async function startGateway(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const gateway = spawn(process.execPath, ['apps/gateway/dist/server.js'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await Promise.race([once(gateway, 'message'), endedTooSoon(gateway)]);
  return gateway;
}

async function stop(gateway: ChildProcess): Promise<void> {
  const ended = once(gateway, 'exit');
  gateway.kill('SIGTERM');
  await ended;
}

async function endedTooSoon(gateway: ChildProcess): Promise<never> {
  const [code] = await once(gateway, 'exit');
  throw new Error(`the portal ended with ${code} before it listened`);
}
