// npm run bench -- parts: the showroom of reused parts with 2,400 and with 100,000 of them on PostgreSQL, and how the two compare.

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
  // The first start migrates and loads the demonstration content: 2,400 parts.
  const few = await measureAll(databaseUrl);
  await growTo(databaseUrl, MANY);
  report(few, await measureAll(databaseUrl));
} finally {
  await postgres.stop();
}

async function measureAll(databaseUrl: string): Promise<Measured> {
  const gateway = await startProgram('../../apps/gateway/src/server.ts', {
    DATABASE_URL: databaseUrl,
    DEMO_SECRETS: 'on',
    DEMO_CONTENT: 'on',
    SIMULATORS: 'on',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '10000000',
  });
  const stock = await stockOf(databaseUrl);
  console.log(`${stock.total.toLocaleString('en')} parts for sale, 20 connections`);
  const measured: Measured = new Map();
  for (const [name, nextCall] of Object.entries(visitors(stock)))
    measured.set(name, await measure(gateway.port, nextCall));
  await gateway.stop();
  return measured;
}

function report(few: Measured, many: Measured): void {
  console.log(line('', 'req/s', 'p50', 'p99 ms', 'req/s', 'p50', 'p99 ms', 'p99 ratio'));
  for (const [name, at2400] of few) {
    const at100000 = many.get(name);
    if (!at100000) continue;
    console.log(line(name, ...cells(at2400), ...cells(at100000), (at100000.p99 / at2400.p99).toFixed(2)));
  }
}

const cells = ({ perSecond, p50, p99 }: Figures): string[] => [
  perSecond.toFixed(0),
  p50.toFixed(1),
  p99.toFixed(1),
];

function line(name: string, ...values: string[]): string {
  return `  ${name.padEnd(24)}${values.map((value) => value.padStart(10)).join('')}`;
}
