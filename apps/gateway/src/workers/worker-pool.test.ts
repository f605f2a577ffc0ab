import { afterEach, beforeEach, expect, it } from 'vitest';
import type { double, endTheThread, untilTold } from './test-work.ts';
import { MAX_WAITING, WorkerPool } from './worker-pool.ts';

const module = new URL('./test-work.ts', import.meta.url);
const work = (name: string) => ({ module, name });

let workers: WorkerPool;
beforeEach(() => {
  workers = new WorkerPool();
});
afterEach(() => workers.close());

it('does the work in another thread', async () => {
  expect(await workers.run<typeof double>(work('double'), 21)).toBe(42);
});

it('loses only the piece that broke its thread', async () => {
  const [broken, ...others] = await Promise.allSettled([
    workers.run<typeof endTheThread>(work('endTheThread'), null),
    workers.run<typeof double>(work('double'), 1),
    workers.run<typeof double>(work('double'), 2),
    workers.run<typeof double>(work('double'), 3),
  ]);
  expect(broken.status).toBe('rejected');
  expect(others.map((other) => other.status === 'fulfilled' && other.value)).toEqual([2, 4, 6]);
});

it('asks to come again when too many wait', async () => {
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const busy = Array.from({ length: MAX_WAITING + 2 }, () =>
    workers.run<typeof untilTold>(work('untilTold'), gate),
  );
  await expect(workers.run<typeof double>(work('double'), 1)).rejects.toMatchObject({ code: 'B0220' });
  Atomics.store(gate, 0, 1);
  Atomics.notify(gate, 0);
  await Promise.all(busy);
});
