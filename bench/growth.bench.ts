// npm run bench -- growth: what a call costs with 10,000, 100,000 and 1,000,000 cars, with a million orders, with 100,000 parts, beside
// the same with few of them, in one run; with the plans of what grows. GROWTH=cars,orders,parts chooses, CARS=10000,100000 sets sizes.
import { openDatabase } from '../apps/gateway/src/db/client.ts';
import { loadDemoContent } from '../apps/gateway/src/db/demo/content.ts';
import { DEMO_CONTENT } from '../apps/gateway/src/features.ts';
import { growCars } from './growth/cars.ts';
import { growOrders } from './growth/orders.ts';
import { growParts } from './growth/parts.ts';
import { startPostgres } from './support/postgres.ts';

const { GROWTH = 'cars,orders,parts', CARS = '10000,100000,1000000' } = process.env;
const DEMONSTRATION = 'demonstration';
const isChosen = (section: string) => GROWTH.split(',').includes(section);

const postgres = await startPostgres();
try {
  if (isChosen('cars')) await growCars(postgres, CARS.split(',').map(Number));
  if (isChosen('orders') || isChosen('parts')) await loadDemonstration();
  if (isChosen('orders')) await growOrders(postgres, DEMONSTRATION);
  if (isChosen('parts')) await growParts(postgres, DEMONSTRATION);
} finally {
  await postgres.stop();
}

/** What orders and parts refer to; without the limits that statements have while visitors wait. */
async function loadDemonstration(): Promise<void> {
  const databaseUrl = await postgres.newDatabase(DEMONSTRATION);
  const database = await openDatabase({ databaseUrl, dataDir: '' }, { for: 'operator' });
  await loadDemoContent(database.db, DEMO_CONTENT, { info: () => undefined });
  await database.close();
}
