import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { crash, double, halfOf, lookAround, untilTold } from './test-work.ts';
import { MAX_WAITING, WorkerPool } from './worker-pool.ts';

const module = new URL('./test-work.ts', import.meta.url);
const work = (name: string) => ({ module, name });

let workers: WorkerPool;
let gate: Server;
beforeEach(async () => {
  workers = new WorkerPool();
  gate = createServer().listen(0, '127.0.0.1');
  await once(gate, 'listening');
});
afterEach(async () => {
  await workers.close();
  gate.close();
});

const wait = (withinMs?: number) => {
  const { port } = gate.address() as AddressInfo;
  return workers.run<typeof untilTold>(work('untilTold'), port, withinMs === undefined ? {} : { withinMs });
};

it('does the work in another process, which is told nothing of the server', async () => {
  expect(await workers.run<typeof double>(work('double'), 21)).toBe(42);
  const { pid, told } = await workers.run<typeof lookAround>(work('lookAround'), null);
  expect(pid).not.toBe(process.pid);
  expect(told.filter((name) => !name.startsWith('NODE_'))).toEqual(['TINYPOOL_WORKER_ID']);
});

it('hands over bytes as they are', async () => {
  expect(await workers.run<typeof halfOf>(work('halfOf'), Buffer.from([0, 1, 254, 255]))).toEqual(
    new Uint8Array([254, 255]),
  );
});

it('keeps its helpers when somebody presses Ctrl+C', async () => {
  const { pid } = await workers.run<typeof lookAround>(work('lookAround'), null);
  process.kill(pid, 'SIGINT');
  expect(await workers.run<typeof lookAround>(work('lookAround'), null)).toMatchObject({ pid });
});

it('goes on with another helper when one that had nothing to do is ended from outside', async () => {
  const { pid } = await workers.run<typeof lookAround>(work('lookAround'), null);
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow());
  const next = await workers.run<typeof lookAround>(work('lookAround'), null);
  expect(next.pid).not.toBe(pid);
});

it('loses only the piece that crashed', async () => {
  const [broken, ...others] = await Promise.allSettled([
    workers.run<typeof crash>(work('crash'), null),
    workers.run<typeof double>(work('double'), 1),
    workers.run<typeof double>(work('double'), 2),
    workers.run<typeof double>(work('double'), 3),
  ]);
  expect(broken.status).toBe('rejected');
  expect(others.map((other) => other.status === 'fulfilled' && other.value)).toEqual([2, 4, 6]);
});

it('ends what takes too long, and goes on', async () => {
  const comes = once(gate, 'connection');
  const late = wait(2_000);
  const [line] = (await comes) as [Socket];
  const ends = once(line.resume(), 'close');
  await expect(late).rejects.toMatchObject({ code: 'B0220' });
  await ends;
  expect(await workers.run<typeof double>(work('double'), 4)).toBe(8);
});

it('asks to come again when too many wait', async () => {
  const lines: Socket[] = [];
  gate.on('connection', (line) => lines.push(line));
  const busy = Array.from({ length: MAX_WAITING + 2 }, () => wait());
  await expect(workers.run<typeof double>(work('double'), 1)).rejects.toMatchObject({ code: 'B0220' });
  for (const line of lines) line.end();
  gate.on('connection', (line) => line.end());
  await Promise.all(busy);
});

it('asks those to come again who wait when the server stops', async () => {
  const comes = once(gate, 'connection');
  const busy = Promise.allSettled([wait(), wait(), wait()]);
  await comes;
  await workers.close();
  for (const waited of await busy) expect(waited).toMatchObject({ reason: { code: 'B0220' } });
});
