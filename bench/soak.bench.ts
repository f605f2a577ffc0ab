// npm run bench -- soak: twenty minutes of pages, lists, details, searches and paid orders at a steady, moderate rate, and whether the
// server holds more and more meanwhile. MINUTES=5 is shorter; ENGINE=embedded does it on the embedded database.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '@cheyantong/domain';
import { simulatedPaymentKeys } from '@cheyantong/domain/simulated-keys';
import { freePort } from '../apps/gateway/test/free-port.ts';
import { prepareShop } from './floor/members.ts';
import { ourShoppers } from './floor/shoppers.ts';
import { type Held, Inspected } from './soak/inspected.ts';
import { grows, rise } from './soak/slope.ts';
import { keepVisiting } from './soak/visits.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { startPostgres } from './support/postgres.ts';
import { exactProcessorMs } from './support/process-cost.ts';
import { withClient } from './support/with-client.ts';

const { MINUTES = '20', ENGINE = 'postgres' } = process.env;
const minutes = Number(MINUTES);
const SHOPPERS = 10;
/** The first minutes fill what is remembered. */
const FILLING_SHARE = 0.25;
const MIB = 1024 * 1024;

interface Sample extends Held {
  connections: number;
  files: number;
}

const folder = await mkdtemp(join(tmpdir(), 'cheyantong-soak-'));
const postgres = ENGINE === 'postgres' ? await startPostgres() : undefined;
const databaseUrl = await postgres?.newDatabase('soak');
try {
  await soak();
} finally {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}

async function soak(): Promise<void> {
  const inspectorPort = await freePort();
  const settings = { ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  // A first start fills the database, which nobody else may open while an embedded one runs.
  await (await startPortal({ folder, settings })).stop();
  const shop = await prepareShop({ databaseUrl, dataDir: folder }, SHOPPERS);
  const portal = await startPortal({
    folder,
    settings: { ...settings, NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}` },
  });
  try {
    const vendorKey = simulatedPaymentKeys(portal.keysFolder).alipay.theirs.privateKey;
    const pay = ourShoppers({ port: portal.server.port, vendorKey, ...shop });
    report(await sampleWhileVisiting(portal, pay, await Inspected.at(inspectorPort)));
  } finally {
    await portal.stop();
  }
}

async function sampleWhileVisiting(
  { server }: Portal,
  pay: (shopper: number) => Promise<void>,
  inspected: Inspected,
): Promise<Sample[]> {
  const end = new AbortController();
  const { soaking, ended } = keepVisiting(server.port, pay, { shoppers: SHOPPERS, until: end.signal });
  const samples: Sample[] = [];
  console.log(
    'minute   heap MB   external MB   RSS MB   open handles   connections   files   asked   paid   CPU s',
  );
  for (let minute = 1; minute <= minutes; minute++) {
    await wait(MINUTE_MS);
    const sample = { ...(await inspected.held()), connections: await connections(), files: await files() };
    samples.push(sample);
    const { heapUsed, external, rss, resources } = sample;
    const cells = [
      ...[heapUsed, external, rss].map((bytes) => (bytes / MIB).toFixed(1)),
      ...[resources, sample.connections, sample.files, soaking.asked, soaking.paid],
      (exactProcessorMs(server.pid) / 1000).toFixed(0),
    ];
    console.log(`${String(minute).padStart(6)}${cells.map((cell) => String(cell).padStart(10)).join('')}`);
  }
  end.abort();
  await ended;
  inspected.close();
  for (const [what, times] of soaking.refused) console.log(`${times} times: ${what}`);
  return samples;
}

/** Of PostgreSQL, for this database. */
async function connections(): Promise<number> {
  if (!databaseUrl) return 0;
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ open: number }>(
      'select count(*)::int as open from pg_stat_activity where datname = current_database()',
    );
    return rows[0]?.open ?? 0;
  });
}

/** That lie where the server works, apart from what it is there to keep. */
async function files(): Promise<number> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const kept = /\/(files|postgres)\//;
  return all.filter((entry) => entry.isFile() && !kept.test(`${entry.parentPath}/`)).length;
}

function report(samples: readonly Sample[]): void {
  const settled = samples.slice(Math.floor(samples.length * FILLING_SHARE));
  for (const figure of ['heapUsed', 'external', 'rss', 'resources', 'connections', 'files'] as const) {
    const share = rise(settled.map((sample) => sample[figure]));
    console.log(
      `${figure.padEnd(12)} ${(share * 100).toFixed(1).padStart(6)} % from minute ${samples.length - settled.length + 1} to ${samples.length}: ${grows(share) ? 'growth' : 'none'}`,
    );
  }
}
