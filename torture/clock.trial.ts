// --rounds=… of each engine.
import { jumpClock } from '../apps/gateway/test/kills/clock-jumps.ts';
import { OwnPostgres } from '../apps/gateway/test/own-postgres.ts';
import { play } from './kills/play.ts';
import type { Trial } from './support/trial.ts';

export default {
  claim:
    'A clock that jumps by up to two days and back: nothing acknowledged is lost or doubled, all work is done',
  minutes: 60,
  async run(given) {
    const rounds = given.option('rounds', 20);
    const postgres = await OwnPostgres.start({ killed: true });
    await postgres.createDatabase('clock');
    const onPostgres = await play(given, rounds, () => jumpClock, { databaseUrl: `${postgres.url}/clock` });
    await postgres.remove();
    const embedded = await play(given, rounds, () => jumpClock);
    return {
      tried: `PostgreSQL: ${onPostgres.tried} · embedded: ${embedded.tried}`,
      faults: [...onPostgres.faults, ...embedded.faults],
    };
  },
} satisfies Trial;
