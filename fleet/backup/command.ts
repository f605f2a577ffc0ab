import { setTimeout as wait } from 'node:timers/promises';
import { withClient } from '../../bench/support/with-client.ts';
import { machineWith } from '../cluster.ts';
import { primaryAddress } from '../database.ts';
import { backupSettings, pgbackrest } from '../parts/pgbackrest.ts';
import { openLoad } from '../trial/load.ts';
import { until } from '../until.ts';
import { tellFaults, verifyBackup } from './verify.ts';

const BEFORE_MS = 10_000;
/** Longer than a transaction lasts, so that the moment has something to leave out and something to keep. */
const ON_EACH_SIDE_MS = 20_000;
const ARCHIVED_WITHIN_MS = 60_000;

/** A backup while people buy, a moment in the midst of it, and a restore to that moment. */
export async function restore(): Promise<void> {
  const primary = await machineWith('leader');
  const { load } = await openLoad();
  await wait(BEFORE_MS);
  pgbackrest(primary, '--type=full', 'backup');
  await wait(ON_EACH_SIDE_MS);
  const moment = new Date();
  await wait(ON_EACH_SIDE_MS);
  await load.stop();
  await untilArchived();
  const faults = await verifyBackup({
    settings: backupSettings(primary),
    stanza: 'cheyantong',
    moment,
    databaseUrl: await primaryAddress(),
  });
  tellFaults(faults);
}

/** What was written until now is in the archive. */
async function untilArchived(): Promise<void> {
  await withClient(await primaryAddress(), async (client) => {
    const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
    const file = rows[0]?.file ?? '';
    await until(`${file} is archived`, ARCHIVED_WITHIN_MS, async () => {
      const { rows: last } = await client.query<{ file: string | null }>(
        'select last_archived_wal as file from pg_stat_archiver',
      );
      return (last[0]?.file ?? '') >= file;
    });
  });
}
