import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../apps/gateway/src/db/client.ts';
import type { BenchPostgres } from '../support/postgres.ts';
import { CAR_QUESTIONS } from './car-questions.ts';
import { generateCars } from './generate-cars.ts';
import { askInTurns } from './in-turns.ts';
import { printPlans } from './plans.ts';
import { report } from './report.ts';
import { openSite, type Site } from './site.ts';

const ROUNDS = 21;
const WARM_UP = 15;
/** What changed is seen after a second, by the second who asks. */
const SEEN_MS = 1_100;
const READ_MS = 100;

/** The showroom at several sizes. */
export async function growCars(postgres: BenchPostgres, sizes: readonly number[]): Promise<void> {
  const sites: Site[] = [];
  try {
    for (const size of sizes) sites.push(await openShowroom(postgres, size));
    const costs = await askInTurns(sites, CAR_QUESTIONS, {
      rounds: ROUNDS,
      warmUp: WARM_UP,
      beforeRound: changeOneCar,
    });
    const grown = report('used cars', sizes, costs);
    const largest = sites.at(-1);
    if (largest) await printPlans(postgres, largest, CAR_QUESTIONS, grown);
  } finally {
    for (const site of sites) await site.stop();
  }
}

async function openShowroom(postgres: BenchPostgres, size: number): Promise<Site> {
  const databaseUrl = await postgres.newDatabase(`cars_${size}`);
  await (await openDatabase({ databaseUrl, dataDir: '' })).close();
  const startedAt = performance.now();
  await generateCars(databaseUrl, size);
  console.log(
    `${size.toLocaleString('en')} cars made in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
  );
  return openSite(databaseUrl, size, { USED_CARS_FINDER: process.env.USED_CARS_FINDER ?? 'memory' });
}

/** Lists are remembered as long as no car changes. After this, every list is a new one. */
async function changeOneCar({ database, server }: Site): Promise<void> {
  await database.query(
    `update used_cars set price_yuan = price_yuan + 1 where id = (select min(id) from used_cars where status = 'onSale')`,
  );
  await wait(SEEN_MS);
  await fetch(`http://127.0.0.1:${server.port}/api/vehicle-boot/app-api/v1/usedCar/queryPageList`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pageNum: 1, pageSize: 1, color: '绿色' }),
  });
  await wait(READ_MS);
}
