import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../dist/server.js', import.meta.url));

/** The server as an operator starts it, in a process of its own, without demonstration content. */
export const launchServer = (settings: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, [SERVER], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', DEMO_CONTENT: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });

/** Resolves once the server listens. */
export async function listening(server: ChildProcess): Promise<ChildProcess> {
  const [message] = await Promise.race([once(server, 'message'), once(server, 'exit')]);
  if (message !== 'ready') throw new Error(`the server ended instead of listening: ${message}`);
  return server;
}

export const isAlive = (server: ChildProcess): boolean =>
  server.exitCode === null && server.signalCode === null;

export async function stopServer(
  server: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number | null> {
  if (isAlive(server)) {
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  }
  return server.exitCode;
}
