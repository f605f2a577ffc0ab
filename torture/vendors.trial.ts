// --orders=…, half of each vendor, told on the vendors' own schedules while the clock moves; on PostgreSQL.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random } from '../apps/gateway/test/fire/random.ts';
import { OwnPostgres } from '../apps/gateway/test/own-postgres.ts';
import { playSchedules } from '../apps/gateway/test/vendors/play.ts';
import { quantile } from '../bench/support/quantile.ts';
import type { Trial } from './support/trial.ts';

export default {
  claim:
    'Notices on the vendors’ own schedules, in any order, late, or wrong in amount, app, seller, signature or time: each is answered as it must be',
  minutes: 30,
  async run({ seed, option, tell }) {
    const orders = option('orders', 200);
    const postgres = await OwnPostgres.start();
    await postgres.createDatabase('vendors');
    const dataDir = await mkdtemp(join(tmpdir(), 'cheyantong-vendors-'));
    const remove = () => rm(dataDir, { recursive: true, force: true });
    const address = { databaseUrl: `${postgres.url}/vendors`, dataDir, remove };
    try {
      const { faults, took } = await playSchedules(address, orders, new Random(seed));
      tell(`p99 of the answers ${quantile(took, 0.99).toFixed(1)} ms`);
      return { faults, tried: `${orders} orders, ${took.length} notices in 25 hours` };
    } finally {
      await postgres.remove();
    }
  },
} satisfies Trial;
