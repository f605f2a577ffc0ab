// npm run bench -- floor: pages, details, brands, HTML and paid orders beside a bare Fastify with pg, in one run on one PostgreSQL.
// Ratios are what counts; the figures move with the machine.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simulatedPaymentKeys } from '@cheyantong/domain/simulated-keys';
import { BROWSER, startBare } from './floor/bare.ts';
import { type FlowFigures, shop } from './floor/flows.ts';
import { type Asked, askInTurns } from './floor/in-turns.ts';
import { prepareShop } from './floor/members.ts';
import { reportsOf } from './floor/reports.ts';
import { bareShoppers, ourShoppers } from './floor/shoppers.ts';
import type { Answered, Question } from './floor/wrk.ts';
import { startPortal } from './support/portal.ts';
import { startPostgres } from './support/postgres.ts';
import { helpersMib, residentMib } from './support/process-cost.ts';
import type { Program } from './support/program.ts';
import { untilQuiet } from './support/until-quiet.ts';

const SHOPPERS = 10;
const FEW = { connections: SHOPPERS, seconds: 4, turns: 4 };
/**
 * Node takes one new connection in a turn of its loop, and answers all that are open already in the same turn: of fifty that
 * come at once, the last waits for half a second with its first question. In five seconds of a slower server these are one
 * answer in a hundred, and would be all that its p99 tells; of so many seconds they are none.
 */
const MANY = { connections: 50, seconds: 20, turns: 1 };
const CARS = '/api/vehicle-boot/app-api/v1/usedCar';
const BRANDS = '/api/vehicle-boot/api/v1/vehicle/brands';
const FIRST_CAR = 1001;
const LIST: Question = { path: `${CARS}/queryPageList`, body: { pageNum: 1, pageSize: 12 } };
const FILTERED: Question = {
  path: `${CARS}/queryPageList`,
  body: { pageNum: 1, pageSize: 12, priceMin: 5, priceMax: 20, energyType: '汽油', sortField: 'price' },
};
/** Answered by the bare server with the very same bytes. */
const SAME_BYTES = [BRANDS, '/home', '/usedCar/tabs1'];

const folder = await mkdtemp(join(tmpdir(), 'cheyantong-floor-'));
const postgres = await startPostgres();
const programs: Pick<Program, 'stop'>[] = [];
try {
  await measureAll();
} finally {
  for (const program of programs.reverse()) await program.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measureAll(): Promise<void> {
  const databaseUrl = await postgres.newDatabase('floor');
  const portal = await startPortal({ folder, settings: { DATABASE_URL: databaseUrl } });
  programs.push(portal);
  const { server: ours, keysFolder } = portal;
  // A first start goes on drawing and appraising behind its answers, and the first rows would share the processors with that.
  await untilQuiet(ours.pid);
  const idle = memoryOf(ours);
  const samePaths = [...SAME_BYTES, await scriptOf(ours)];
  const bare = await startBare(portal, { databaseUrl, folder, samePaths });
  programs.push(bare);

  console.log(
    `\n${'calls and pages'.padEnd(40)}   floor req/s    ours req/s   ratio   floor ms CPU    ours ms CPU   p99 floor, ours`,
  );
  await compare('used cars, one page (floor: no total)', FEW, [bare, { path: '/page' }], [ours, LIST]);
  await compare(
    'used cars, one page (floor: exact total)',
    FEW,
    [bare, { path: '/page-and-total' }],
    [ours, LIST],
  );
  const car = String(FIRST_CAR);
  await compare(
    'one used car',
    FEW,
    [bare, { path: `/car/${car}` }],
    [ours, { path: `${CARS}/detail/${car}` }],
  );
  for (const path of samePaths) {
    await compare(
      `${path}, same bytes`,
      FEW,
      [bare, { path: `/same${path}` }],
      [ours, { path, headers: BROWSER }],
    );
  }
  await compare('used cars, 50 connections', MANY, [bare, { path: '/page' }], [ours, LIST]);
  await compare('used cars filtered, 50 connections', MANY, [bare, { path: '/page' }], [ours, FILTERED]);

  const { theirs } = simulatedPaymentKeys(keysFolder).alipay;
  const { tokens, offer } = await prepareShop({ databaseUrl, dataDir: '' }, SHOPPERS);
  const floor = await shop(bare, bareShoppers(bare.port, theirs.privateKey));
  const paid = await shop(
    ours,
    ourShoppers({ port: ours.port, vendorKey: theirs.privateKey, tokens, offer }),
  );
  reportFlows(floor, paid);
  const reports = await reportsOf(ours, databaseUrl);
  console.log(
    `their reports, when nobody shops: ${reports.perSecond.toFixed(1)} a second, ${reports.cpuMs.toFixed(1)} ms CPU each`,
  );
  console.log(`\nmemory: ours idle ${idle}; after ${memoryOf(ours)}; floor after ${memoryOf(bare)}`);
}

/** Helpers end a minute after their last work. */
function memoryOf({ pid }: Program): string {
  const helpers = helpersMib(pid);
  return `${residentMib(pid) - helpers} MB and ${helpers} MB of helpers`;
}

/** One of forty that a first visit of home asks for. */
async function scriptOf({ port }: Program): Promise<string> {
  const page = await (await fetch(`http://127.0.0.1:${port}/home`)).text();
  const [script] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
  if (!script) throw new Error('home has no scripts');
  return script;
}

async function compare(name: string, rush: typeof FEW, ...asked: [bare: Asked, ours: Asked]): Promise<void> {
  const [bare, ours] = await askInTurns(...asked, rush);
  console.log(
    name.padEnd(40) +
      [bare, ours].map(({ perSecond }) => perSecond.toFixed(0).padStart(14)).join('') +
      (ours.perSecond / bare.perSecond).toFixed(2).padStart(8) +
      [bare, ours].map(({ cpuMs }) => cpuMs.toFixed(2).padStart(15)).join('') +
      `   ${p99(bare)}, ${p99(ours)} ms`,
  );
}

function p99(figures: Answered): string {
  return figures.p99.toFixed(1);
}

function reportFlows(floor: FlowFigures, ours: FlowFigures): void {
  const ratio = (ours.perSecond / floor.perSecond).toFixed(2);
  const words = ({ perSecond, cpuMs, helpersMs }: FlowFigures) =>
    `${perSecond.toFixed(0)} a second, ${cpuMs.toFixed(1)} ms CPU each, ${helpersMs.toFixed(1)} of them helpers`;
  console.log(`\npaid orders (confirm, submit, code, signed notice, poll), ten shoppers of one offer`);
  console.log(`floor: ${words(floor)}; ours: ${words(ours)}; ratio ${ratio}`);
}
