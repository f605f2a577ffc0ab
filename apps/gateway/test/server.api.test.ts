import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { engine, newDatabaseAddress } from './database.ts';
import { freePort } from './free-port.ts';

const SERVER = fileURLToPath(new URL('../src/server.ts', import.meta.url));
const running: ChildProcess[] = [];
/** Two starts at most; each is mostly computing, of which a busy machine makes many seconds. */
const PATIENCE = { timeout: 120_000 };

afterEach(async () => {
  for (const child of running.splice(0)) await stop(child);
});

async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
  return child.exitCode;
}

function launch(settings: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, [SERVER], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', DEMO_CONTENT: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.push(child);
  return child;
}

/** Resolves once the server listens. */
async function started(settings: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = launch(settings);
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  expect(message).toBe('ready');
  return child;
}

async function refusal(settings: NodeJS.ProcessEnv): Promise<string> {
  const child = launch(settings);
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(said.trim().split('\n')).toHaveLength(1);
  return said;
}

async function placeFor(): Promise<NodeJS.ProcessEnv> {
  const { databaseUrl, dataDir } = await newDatabaseAddress();
  return {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
}

describe('a server that cannot start says why in one sentence', PATIENCE, () => {
  it('when the port is taken', async () => {
    const place = await placeFor();
    const neighbour = createServer().listen(Number(place.PORT), 'localhost');
    await once(neighbour, 'listening');
    expect(await refusal(place)).toContain(`端口 ${place.PORT} 已被占用`);
    neighbour.close();
  });

  it.runIf(engine === 'pglite')('when another process holds the data folder', async () => {
    const place = await placeFor();
    await started(place);
    expect(await refusal({ ...place, PORT: String(await freePort()) })).toContain('正被另一个进程使用');
  });
});

describe('a running server', PATIENCE, () => {
  it('starts in production once everything for demonstration is switched on by name', async () => {
    const place = await placeFor();
    await started({ ...place, NODE_ENV: 'production', DEMO_SECRETS: 'on', SIMULATORS: 'on' });
  });

  it('stops when told to, and starts again on the same data', async () => {
    const place = await placeFor();
    expect(await stop(await started(place))).toBe(0);
    await started(place);
  });

  it.runIf(engine === 'pglite')('leaves no lock behind when it is killed', async () => {
    const place = await placeFor();
    await stop(await started(place), 'SIGKILL');
    await started(place);
  });
});
