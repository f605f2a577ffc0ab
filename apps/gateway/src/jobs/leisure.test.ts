import { expect, it } from 'vitest';
import { LeisureOfLoop } from './leisure.ts';

it('has time until the loop is busy, and again when it is not', async () => {
  const leisure = new LeisureOfLoop();
  expect(leisure.hasTime).toBe(true);
  const until = performance.now() + 700;
  while (performance.now() < until);
  expect(leisure.hasTime).toBe(false);
  await expect.poll(() => leisure.hasTime, { timeout: 20_000, interval: 600 }).toBe(true);
});
