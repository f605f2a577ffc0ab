import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';

// Whole processes are started here, also on machines that are busy.
vi.setConfig({ testTimeout: 30_000 });

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
const started: ChildProcess[] = [];

function start(env: NodeJS.ProcessEnv) {
  const server = fork(SERVER, { env: { PATH: process.env.PATH, SIM_PORT: '0', ...env }, silent: true });
  started.push(server);
  const output = { stdout: '', stderr: '' };
  server.stdout?.on('data', (chunk) => {
    output.stdout += chunk;
  });
  server.stderr?.on('data', (chunk) => {
    output.stderr += chunk;
  });
  const ended = once(server, 'close').then(([code]) => ({ code, ...output }));
  const ready = async () => {
    while (!output.stdout.includes('\n')) await Promise.race([once(server.stdout ?? server, 'data'), ended]);
    return JSON.parse(output.stdout) as { url: string };
  };
  return { server, ended, ready };
}

afterEach(() => {
  for (const server of started.splice(0)) server.kill('SIGKILL');
});

it('says once that it is ready, answers on loopback, and stops when it is told to', async () => {
  const { server, ready, ended } = start({});
  const { url } = await ready();

  expect(new URL(url).hostname).toBe('127.0.0.1');
  expect(await (await fetch(`${url}/sms/inbox`)).json()).toEqual([]);

  server.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0, stderr: '', stdout: expect.stringMatching(/^[^\n]+\n$/) });
});

it('ends when the process that started it is gone', async () => {
  const { server, ready } = start({});
  await ready();
  const exit = once(server, 'exit');
  server.disconnect();

  expect(await exit).toEqual([0, null]);
});

it('says in one line that its port is taken', async () => {
  const { url } = await start({}).ready();
  const { port } = new URL(url);

  expect(await start({ SIM_PORT: port }).ended).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(new RegExp(`^[^\n]*端口 ${port} 已被占用[^\n]*\n$`)),
  });
});

it('does not start in production, unless it is told to by name', async () => {
  const { ended } = start({ NODE_ENV: 'production' });
  expect(await ended).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^[^\n]*生产环境[^\n]*\n$/),
  });

  expect((await start({ NODE_ENV: 'production', SIMULATORS: 'on' }).ready()).url).toContain('127.0.0.1');
});

it('says which setting it cannot read', async () => {
  expect(await start({ SIM_PORT: 'eighty' }).ended).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/SIM_PORT/),
  });
});
