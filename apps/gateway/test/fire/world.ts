import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { simulatedPaymentKeys, temporaryKeysFolder } from '@cheyantong/domain/simulated-keys';
import { pino } from 'pino';
import { createPaymentVendors } from '../../src/adapters/payments/create.ts';
import { openDatabase } from '../../src/db/client.ts';
import { ordersForPayments } from '../../src/features/orders/index.ts';
import type { PaymentDesk } from '../../src/features/payments/desk.ts';
import type { TestDatabaseAddress } from '../database.ts';
import { freePort } from '../free-port.ts';
import { Servers, startSimulators } from './processes.ts';

/** A database, the vendors, and servers to start: everything but what happens to them. */
export async function openWorld(address: TestDatabaseAddress, settings: NodeJS.ProcessEnv = {}) {
  const database = await openDatabase(address);
  const keysFolder = join(address.dataDir, 'simulated-keys');
  simulatedPaymentKeys(temporaryKeysFolder());
  await mkdir(keysFolder, { recursive: true });
  await cp(temporaryKeysFolder(), keysFolder, { recursive: true });
  const simulators = await startSimulators({ DATA_DIR: address.dataDir });
  const port = await freePort();
  const serverUrl = `http://127.0.0.1:${port}`;
  const servers = new Servers({
    PORT: String(port),
    PUBLIC_URL: serverUrl,
    SIM_PORT: new URL(simulators.url).port,
    DATA_DIR: address.dataDir,
    DATABASE_URL: address.databaseUrl,
    RATE_LIMIT_PER_MINUTE: '1000000',
    ...settings,
  });
  const account = { simulatorsUrl: simulators.url, keysFolder };
  const nothing = async () => undefined;
  const desk: PaymentDesk = {
    db: database.db,
    orders: ordersForPayments({ beginReport: nothing, reverseInvoice: nothing, tell: nothing }),
    vendors: createPaymentVendors({ alipay: account, wechat: account }),
    // The server under test does the work; this desk only looks where no notice came.
    enqueue: async () => undefined,
    openidOf: async () => null,
    publicUrl: serverUrl,
    log: pino({ level: 'silent' }),
  };
  return {
    database,
    desk,
    servers,
    serverUrl,
    simulatorsUrl: simulators.url,
    async close() {
      await simulators.stop();
      await database.close();
      await address.remove();
    },
  };
}
