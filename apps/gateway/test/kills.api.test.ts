import { MINUTE_MS } from '@cheyantong/domain';
import { describe, expect, it } from 'vitest';
import { engine, newDatabaseAddress } from './database.ts';
import { Random } from './fire/random.ts';
import { killServer } from './kills/harms.ts';
import { liveThroughKills } from './kills/rounds.ts';
import { openKillsWorld } from './kills/world.ts';

/** `npm run torture -- kills` is the full size, on both engines. */
const ROUNDS = 3;
const MEMBERS = 12;
/** A busy machine takes its time to start a server anew. */
const TIME_LIMIT_MS = 5 * MINUTE_MS;

describe.runIf(engine === 'postgres')('members who order, pay, sell, buy, upload, certify and trace', () => {
  it(
    'lose nothing that was acknowledged, and have nothing twice, when servers are killed under them',
    async () => {
      const world = await openKillsWorld(await newDatabaseAddress(), MEMBERS);
      const { faults } = await liveThroughKills(world, {
        rounds: ROUNDS,
        untilMs: Number.POSITIVE_INFINITY,
        random: new Random(41),
        harmOf: () => killServer,
        untilAllIsDone: false,
      });
      await world.close();
      expect(faults).toEqual([]);
    },
    TIME_LIMIT_MS,
  );
});
