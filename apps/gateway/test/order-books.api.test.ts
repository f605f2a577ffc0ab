import { MINUTE_MS, SECOND_MS } from '@cheyantong/domain';
import { describe, expect, it } from 'vitest';
import { play } from './books/play.ts';
import { openWorld } from './books/world.ts';
import { engine, newDatabaseAddress } from './database.ts';

/** `npm run torture -- books` is the full size and looks for what nobody has tried yet; this always does the same. */
const SMALL = { seed: 33, runs: 1, steps: 12 };
/** A busy machine takes its time to start a server anew. */
const TIME_LIMIT_MS = 4 * MINUTE_MS + SMALL.steps * 20 * SECOND_MS;

describe.runIf(engine === 'postgres')('orders and their money', () => {
  it(
    'are in order after every step, whatever is done to them and wherever the server is killed',
    async () => {
      const world = await openWorld(await newDatabaseAddress());
      expect(await play(world, SMALL)).toEqual([]);
      expect(world.kills).toBeGreaterThan(0);
      await world.close();
    },
    TIME_LIMIT_MS,
  );
});
