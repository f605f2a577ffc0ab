import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OneForAll } from './one-for-all.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('is there at once for everybody after the first, until its time is over', async () => {
  let asked = 0;
  const answer = new OneForAll(1_000, async () => ({ asked: ++asked }));
  expect(answer.known).toBeUndefined();
  await answer.read();
  expect(answer.known).toEqual({ asked: 1 });
  vi.advanceTimersByTime(1_001);
  expect(answer.known).toBeUndefined();
  const next = answer.read();
  expect(answer.known).toBeUndefined();
  await next;
  expect(answer.known).toEqual({ asked: 2 });
});

it('is never there where nothing may be remembered', async () => {
  const answer = new OneForAll(0, async () => ({}));
  await answer.read();
  expect(answer.known).toBeUndefined();
});
