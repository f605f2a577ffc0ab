import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pace } from './pace.ts';

const APART_MS = 20;
const MOST = 2;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('one begins, and the next when the pause is over', () => {
  const pace = new Pace({ apartMs: APART_MS, most: MOST });
  expect([pace.begin(), pace.begin()]).toEqual([true, false]);
  vi.advanceTimersByTime(APART_MS - 1);
  expect(pace.begin()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(pace.begin()).toBe(true);
});

it('when as many are under way as may be, the next begins after one has ended', () => {
  const pace = new Pace({ apartMs: APART_MS, most: MOST });
  for (let each = 0; each < MOST; each++) {
    expect(pace.begin()).toBe(true);
    vi.advanceTimersByTime(APART_MS);
  }
  expect(pace.begin()).toBe(false);
  pace.end();
  expect(pace.begin()).toBe(true);
});
