import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../apps/gateway/test/free-port.ts';
import asByNpmStart from '../../scripts/lib/server-switches.json' with { type: 'json' };

export interface Program {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

/** Starts a server in a process of its own, so that measuring does not slow down what is measured. */
export async function startProgram(
  file: string,
  settings: NodeJS.ProcessEnv,
  wantedPort?: number,
): Promise<Program> {
  const port = wantedPort ?? (await freePort());
  const child = spawn(process.execPath, [...asByNpmStart, fileURLToPath(new URL(file, import.meta.url))], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (message !== 'ready') throw new Error(`${file} did not start`);
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
