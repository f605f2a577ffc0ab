import { MINUTE_MS } from '@cheyantong/domain';
import { describe, expect, it } from 'vitest';
import { engine, newDatabaseAddress } from './database.ts';
import { Random } from './fire/random.ts';
import { playSchedules } from './vendors/play.ts';

/** One of every fate with each vendor; `npm run torture -- vendors` has many. */
const ORDERS = 8;

describe.runIf(engine === 'postgres')('notices on the vendors’ own schedules', () => {
  it(
    'are believed when they are right and refused when they are not, in any order and however late',
    async () => {
      const { faults, took } = await playSchedules(await newDatabaseAddress(), ORDERS, new Random(7));
      expect(faults).toEqual([]);
      expect(took.length).toBeGreaterThan(ORDERS * 50);
    },
    4 * MINUTE_MS,
  );
});
