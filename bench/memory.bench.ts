// npm run bench -- memory: what a server and its helpers hold, on PostgreSQL with demonstration content.
// --quiet=… seconds after which helpers without work have ended.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { simulatedPaymentKeys } from '@cheyantong/domain/simulated-keys';
import { BROWSER } from './floor/bare.ts';
import { shop } from './floor/flows.ts';
import { prepareShop } from './floor/members.ts';
import { ourShoppers } from './floor/shoppers.ts';
import { askFast } from './floor/wrk.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { startPostgres } from './support/postgres.ts';
import { helpersMib, residentMib } from './support/process-cost.ts';

const SHOPPERS = 10;
/** A quiet server gives back what it does not need within ten seconds (quiet-collection.ts). */
const SETTLED_MS = 15_000;
const PAGES = ['/home', '/usedCar/tabs1', '/reusableTabs/tabs1', '/appraisal/tabs1', '/information/tabs1'];

const { values } = parseArgs({ options: { quiet: { type: 'string', default: '150' } } });
const quietMs = Number(values.quiet) * 1000;

const folder = await mkdtemp(join(tmpdir(), 'cheyantong-memory-'));
const postgres = await startPostgres();
try {
  const databaseUrl = await postgres.newDatabase('memory');
  const during = async (name: string, visit: (portal: Portal) => Promise<void>) => {
    const portal = await startPortal({ folder, settings: { DATABASE_URL: databaseUrl } });
    const tell = (when: string) => {
      const { pid } = portal.server;
      console.log(`${name}, ${when}: ${residentMib(pid)} MB, ${helpersMib(pid)} of them its helpers`);
    };
    try {
      tell('ready');
      await pause(SETTLED_MS);
      tell('idle');
      await visit(portal);
      tell('visited');
      await pause(SETTLED_MS);
      tell('a moment later');
      await pause(quietMs);
      tell(`quiet for ${values.quiet} s`);
    } finally {
      await portal.stop();
    }
  };
  await during('first start', () => pause(quietMs));
  await during('warm start', (portal) => visitAll(portal, databaseUrl));
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function visitAll({ server, keysFolder }: Portal, databaseUrl: string): Promise<void> {
  for (const path of PAGES)
    await askFast(server, { path, headers: BROWSER }, { connections: SHOPPERS, seconds: 7 });
  const { theirs } = simulatedPaymentKeys(keysFolder).alipay;
  const { tokens, offer } = await prepareShop({ databaseUrl, dataDir: '' }, SHOPPERS);
  await shop(server, ourShoppers({ port: server.port, vendorKey: theirs.privateKey, tokens, offer }));
}
