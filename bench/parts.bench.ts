// npm run bench -- parts: the showroom of reused parts with 2,400 and with 100,000 of them on PostgreSQL, and how the two compare.

import { openDatabase } from '../apps/gateway/src/db/client.ts';
import { loadDemoContent } from '../apps/gateway/src/db/demo/content.ts';
import { DEMO_CONTENT } from '../apps/gateway/src/features.ts';
import { growTo, stockOf } from './parts/stock.ts';
import { visitors } from './parts/visitors.ts';
import { type Figures, measure } from './support/load.ts';
import { startPostgres } from './support/postgres.ts';
import { startProgram } from './support/program.ts';

const MANY = 100_000;

type Measured = Map<string, Figures>;

const postgres = await startPostgres();
try {
  const databaseUrl = await postgres.newDatabase('parts');
  await loadDemonstration(databaseUrl);
  const few = await measureAll(databaseUrl);
  await growTo(databaseUrl, MANY);
  report(few, await measureAll(databaseUrl));
} finally {
  await postgres.stop();
}

/** 2,400 parts with the cars they fit; without the limits that statements have while visitors wait. */
async function loadDemonstration(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '' }, { for: 'operator' });
  await loadDemoContent(database.db, DEMO_CONTENT, { info: () => undefined });
  await database.close();
}

async function measureAll(databaseUrl: string): Promise<Measured> {
  const gateway = await startProgram('../../apps/gateway/dist/server.js', {
    DATABASE_URL: databaseUrl,
    DEMO_SECRETS: 'on',
    DEMO_CONTENT: 'off',
    SIMULATORS: 'on',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '10000000',
  });
  const stock = await stockOf(databaseUrl);
  console.log(`${stock.total.toLocaleString('en')} parts for sale, 20 connections`);
  console.log(line('', 'req/s', 'p50 ms', 'p99 ms'));
  const measured: Measured = new Map();
  for (const [name, nextCall] of Object.entries(visitors(stock))) {
    const figures = await measure(gateway.port, nextCall);
    console.log(line(name, ...cells(figures)));
    measured.set(name, figures);
  }
  await gateway.stop();
  return measured;
}

function report(few: Measured, many: Measured): void {
  console.log(line('p99 with 100,000 to p99 with 2,400', 'ratio'));
  for (const [name, { p99 }] of few)
    console.log(line(name, ((many.get(name)?.p99 ?? Number.NaN) / p99).toFixed(2)));
}

function cells({ perSecond, p50, p99 }: Figures): string[] {
  return [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1)];
}

function line(name: string, ...values: string[]): string {
  return `  ${name.padEnd(36)}${values.map((value) => value.padStart(10)).join('')}`;
}
