// npm run bench -- growth: what a call costs with 10,000, 100,000 and 1,000,000 cars, with a million orders, with 100,000 parts, beside
// the same with few of them, in one run; with the plans of what grows. GROWTH=cars,orders,parts chooses, CARS=10000,100000 sets sizes.
import { growCars } from './growth/cars.ts';
import { growOrders } from './growth/orders.ts';
import { growParts } from './growth/parts.ts';
import { openSite } from './growth/site.ts';
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

/** What orders and parts refer to, as a first start makes it. */
async function loadDemonstration(): Promise<void> {
  const databaseUrl = await postgres.newDatabase(DEMONSTRATION);
  await (await openSite(databaseUrl, 0, { DEMO_CONTENT: 'on' })).stop();
}
