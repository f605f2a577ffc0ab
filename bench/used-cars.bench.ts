// npm run bench -- used-cars: lists, filters and details at three sizes, cars found in memory and in the database, as ratios to a
// bare Fastify with one select.
// Sizes may be given: node bench/used-cars.bench.ts 800 76000
import { openDatabase } from '../apps/gateway/src/db/client.ts';
import type { FinderKind } from '../apps/gateway/src/features/used-cars/create-finder.ts';
import { type Figures, measure } from './support/load.ts';
import { startPostgres } from './support/postgres.ts';
import { startProgram } from './support/program.ts';
import { generateCars } from './used-cars/generate.ts';
import { printPlans } from './used-cars/plans.ts';
import { bareRow, visitors } from './used-cars/visitors.ts';

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [800, 76_000, 1_000_000];

const FINDERS = ['memory', 'database'] as const satisfies FinderKind[];

const postgres = await startPostgres();
try {
  for (const rows of sizes) await measureAt(rows);
} finally {
  await postgres.stop();
}

async function measureAt(rows: number): Promise<void> {
  const databaseUrl = await postgres.newDatabase(`cars_${rows}`);
  await (await openDatabase({ databaseUrl, dataDir: '' })).close();
  await generateCars(databaseUrl, rows);

  console.log(`\n${rows.toLocaleString('en')} cars, 20 connections`);
  console.log(line('', 'req/s', 'p50 ms', 'p99 ms', 'of bare'));
  const bareServer = await startProgram('../used-cars/bare-server.ts', { DATABASE_URL: databaseUrl });
  const bare = await measure(bareServer.port, bareRow(rows));
  await bareServer.stop();
  report('bare Fastify, one row by its key', bare, bare);

  for (const finder of FINDERS) await measureGateway(finder, { databaseUrl, rows, bare });
  if (rows === Math.max(...sizes)) for (const finder of FINDERS) await printPlans(databaseUrl, finder);
}

async function measureGateway(
  finder: FinderKind,
  { databaseUrl, rows, bare }: { databaseUrl: string; rows: number; bare: Figures },
): Promise<void> {
  const startedAt = performance.now();
  const gateway = await startProgram('../../apps/gateway/dist/server.js', {
    DATABASE_URL: databaseUrl,
    USED_CARS_FINDER: finder,
    DEMO_SECRETS: 'on',
    DEMO_CONTENT: 'off',
    SIMULATORS: 'on',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`  found in the ${finder} (the server was ready after ${seconds} s)`);
  for (const [name, nextCall] of Object.entries(visitors(rows))) {
    report(name, await measure(gateway.port, nextCall), bare);
  }
  await gateway.stop();
}

function report(name: string, { perSecond, p50, p99 }: Figures, bare: Figures): void {
  const share = `${((perSecond / bare.perSecond) * 100).toFixed(0)} %`;
  console.log(line(name, perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), share));
}

function line(name: string, ...cells: string[]): string {
  return `  ${name.padEnd(34)}${cells.map((cell) => cell.padStart(9)).join('')}`;
}
