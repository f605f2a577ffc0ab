import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { engine, newDatabaseAddress } from './database.ts';
import { freePort } from './free-port.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Two programs start and stop, which is mostly computing, of which a busy machine makes minutes. */
const PATIENCE = { timeout: 200_000, interval: 200 };

const answers = (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}/`).then(
    () => true,
    () => false,
  );

// What npm starts is the same on either engine.
describe.runIf(engine === 'pglite')('npm start', { timeout: 420_000 }, () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)('leaves no server behind when npm alone gets %s', async (told) => {
    const place = await newDatabaseAddress();
    const [port, simPort] = [await freePort(), await freePort()];
    const settings = {
      NODE_ENV: 'development',
      PORT: String(port),
      SIM_PORT: String(simPort),
      DATA_DIR: place.dataDir,
      DEMO_CONTENT: 'off',
    };
    const npm = spawn('npm', ['start'], {
      cwd: ROOT,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    npm.stdout.on('data', (chunk) => {
      said += chunk;
    });
    const ended = once(npm, 'exit');
    try {
      await expect.poll(() => said, PATIENCE).toContain('车研通已启动');
    } finally {
      npm.kill(told);
    }
    await ended;
    await expect.poll(() => answers(port), PATIENCE).toBe(false);
    await expect.poll(() => answers(simPort), PATIENCE).toBe(false);
    await place.remove();
  });
});
