// npm run bench -- sitemap: the sitemap of the cars with 10,000 and with 100,000 of them on PostgreSQL, worked out anew each time, and
// how the two compare. Other sizes may be given: node bench/sitemap.bench.ts 10000 1000000
import { openDatabase } from '../apps/gateway/src/db/client.ts';
import { Sitemaps } from '../apps/gateway/src/features/sitemap/sitemaps.ts';
import { carsForSitemap } from '../apps/gateway/src/features/used-cars/cars-for-sitemap.ts';
import { generateCars } from './growth/generate-cars.ts';
import { startPostgres } from './support/postgres.ts';

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 100_000];
const TIMES = 9;
const FIRST_ID = 1001;
const STEP = 1_000;

const postgres = await startPostgres();
try {
  const measured: Map<string, number>[] = [];
  for (const cars of sizes) measured.push(await measureAt(cars));
  report(measured);
} finally {
  await postgres.stop();
}

/** Milliseconds, by what was worked out. */
async function measureAt(cars: number): Promise<Map<string, number>> {
  const databaseUrl = await postgres.newDatabase(`sitemap_${cars}`);
  await (await openDatabase({ databaseUrl, dataDir: '' })).close();
  await generateCars(databaseUrl, cars);
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  const source = carsForSitemap(database.db);
  const step = (from: number) =>
    source.pages({ from: BigInt(from), before: BigInt(from + STEP), limit: STEP });
  // A new one remembers nothing.
  const sitemaps = () => new Sitemaps('https://portal.example');
  const work = {
    index: () => sitemaps().index([source]),
    'first piece': () => sitemaps().piece(source, 0),
    'first 1,000 ids': () => step(FIRST_ID),
    'last 1,000 ids': () => step(FIRST_ID + cars - STEP),
  };
  const measured = new Map<string, number>();
  for (const [name, once] of Object.entries(work)) measured.set(name, await median(once));
  await database.close();
  return measured;
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(TIMES / 2)] ?? Number.NaN;
}

function report(measured: readonly Map<string, number>[]): void {
  console.log(line('cars', ...sizes.map((size) => size.toLocaleString('en')), 'ratio'));
  for (const name of measured[0]?.keys() ?? []) {
    const times = measured.map((figures) => figures.get(name) ?? Number.NaN);
    const ratio = (times.at(-1) ?? Number.NaN) / (times[0] ?? Number.NaN);
    console.log(line(name, ...times.map((time) => `${time.toFixed(1)} ms`), ratio.toFixed(2)));
  }
}

function line(name: string, ...cells: string[]): string {
  return `  ${name.padEnd(18)}${cells.map((cell) => cell.padStart(14)).join('')}`;
}
