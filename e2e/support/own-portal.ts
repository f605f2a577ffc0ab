import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SIMULATORS_URL } from './addresses.ts';

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
  // It says over this channel when it listens, and stops when the channel ends.
  const gateway = spawn(process.execPath, ['apps/gateway/dist/server.js'], {
    cwd: join(import.meta.dirname, '../..'),
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await Promise.race([once(gateway, 'message'), endedTooSoon(gateway)]);
  return {
    url: `http://localhost:${port}`,
    async close(): Promise<void> {
      const ended = once(gateway, 'exit');
      gateway.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true });
    },
  };
}

async function endedTooSoon(gateway: ChildProcess): Promise<never> {
  const [code] = await once(gateway, 'exit');
  throw new Error(`the portal ended with ${code} before it listened`);
}
