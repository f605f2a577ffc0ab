import { withClient } from '../../bench/support/with-client.ts';
import { primaryAddress } from '../database.ts';
import { ROOT } from '../example.ts';
import { GATEWAYS } from '../machines.ts';
import { makeEdition } from './editions.ts';
import { replaceGateway } from './gateway-trials.ts';

/** Adds, with a default that old rows get without being written: the edition before neither reads nor writes it. */
const EXPAND = `alter table orders add column trial_note text not null default '';`;
/** Rows in small pieces, each its own transaction, while everybody goes on. */
const MIGRATE = `update orders set trial_note = status where id in
  (select id from orders where trial_note = '' order by id limit 500)`;
/** Takes away what no edition that still runs knows of. */
const CONTRACT = 'alter table orders drop column trial_note;';

export const upgradeTrials = {
  'rolling-upgrade': async () => {
    const second = makeEdition(ROOT, 'expand', EXPAND);
    await oneAfterTheOther(second);
    await migrateInPieces();
    const third = makeEdition(second, 'contract', CONTRACT);
    await oneAfterTheOther(third);
  },
};

async function oneAfterTheOther(edition: string): Promise<void> {
  for (const machine of GATEWAYS) await replaceGateway(machine, edition);
}

async function migrateInPieces(): Promise<void> {
  await withClient(await primaryAddress(), async (client) => {
    let changed: number | null;
    do changed = (await client.query(MIGRATE)).rowCount;
    while (changed);
  });
}
