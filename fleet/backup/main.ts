// npm run backup:verify -- 2026-11-17T03:00:00Z: restores to that moment into a cluster of its own and compares the books.
import { tellFaults, verifyBackup } from './verify.ts';

const { PGBACKREST_CONFIG: settings, PGBACKREST_STANZA: stanza = 'cheyantong', DATABASE_URL } = process.env;
const moment = new Date(process.argv[2] ?? '');
if (!settings || !DATABASE_URL || Number.isNaN(moment.getTime())) {
  console.error(
    'PGBACKREST_CONFIG=/etc/pgbackrest.conf DATABASE_URL=postgres://… npm run backup:verify -- 2026-11-17T03:00:00Z',
  );
  process.exit(2);
}
tellFaults(await verifyBackup({ settings, stanza, moment, databaseUrl: DATABASE_URL }));
