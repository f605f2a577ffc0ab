import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../apps/gateway/src/db/postgres.ts';
import { play } from '../apps/gateway/test/books/play.ts';
import { openWorld } from '../apps/gateway/test/books/world.ts';
import { summarise } from '../apps/gateway/test/fire/checker.ts';
import { OwnPostgres } from '../apps/gateway/test/own-postgres.ts';
import { prepareForTests } from '../apps/gateway/test/prepare-for-tests.ts';
import type { Trial } from './support/trial.ts';

export default {
  claim: 'orders and their money are in order after every step, in any order, wherever the server is killed',
  minutes: 60,
  async run({ seed, option, tell }) {
    const [runs, steps] = [option('runs', 20), option('steps', 40)];
    const postgres = await OwnPostgres.start();
    await postgres.createDatabase('books');
    const dataDir = await mkdtemp(join(tmpdir(), 'cheyantong-books-'));
    const databaseUrl = `${postgres.url}/books`;
    await prepareForTests(await openPostgres({ databaseUrl, dataDir }));
    const remove = () => rm(dataDir, { recursive: true, force: true });
    const world = await openWorld({ databaseUrl, dataDir, remove });
    try {
      const faults = await play(world, { seed, runs, steps });
      tell(await summarise(world.db));
      return { tried: `${runs} × ${steps} steps, ${world.kills} kills`, faults };
    } finally {
      await world.close();
      await postgres.remove();
    }
  },
} satisfies Trial;
