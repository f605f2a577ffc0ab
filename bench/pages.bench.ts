// npm run bench -- pages: Lighthouse on every public page beside a hello-world page of React Router, in one run, for phones and desks.
//   --routes=/home,/usedCar/tabs1   only these        --runs=3      visits of each page, the middle one is shown
//   --presets=mobile                only this one     --h1          without the balancer that speaks HTTP/2
//   --reports=folder                Lighthouse's whole reports, to read what it says
//   --slowdown=2                    a phone so many times slower than this machine; Lighthouse's own 4 is meant for fast ones (index ≥ 1500)
//   --windows                       in the whole browser, whose own window is drawn beside the page, by the same processors
// Slow networks and processors are worked out by Lighthouse, so LCP and FCP bear a busy machine; TBT does not. Beside it stands what the page's
// tasks hold it up by the clock and by the processor (all of them; TBT counts from the first paint): their difference is waiting for a processor.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort } from '../apps/gateway/test/free-port.ts';
import { startBalancer } from './pages/balancer.ts';
import { LighthouseBrowser, PRESETS, type Preset } from './pages/browser.ts';
import { median, type PageFigures } from './pages/figures.ts';
import { printHead, printPage } from './pages/print.ts';
import { publicRoutes } from './pages/public-routes.ts';
import { startPostgres } from './support/postgres.ts';
import { type Program, startProgram } from './support/program.ts';
import { untilQuiet } from './support/until-quiet.ts';

const HOME = '/home';
const RUNS = { home: 3, others: 1 };
/** What a page has to stand for, and how far apart two are compressed (kept-pages.ts). */
const STOOD_MS = 10_000;
const PACKED_MS = 2_000;
const HELLO_WORLD = fileURLToPath(new URL('./pages/hello-world', import.meta.url));
const BUILDER = fileURLToPath(new URL('../node_modules/.bin/react-router', import.meta.url));

const { values: options } = parseArgs({
  options: {
    routes: { type: 'string' },
    runs: { type: 'string' },
    presets: { type: 'string' },
    reports: { type: 'string' },
    slowdown: { type: 'string' },
    windows: { type: 'boolean' },
    h1: { type: 'boolean' },
  },
});

const wishes = {
  reports: options.reports,
  slowdown: options.slowdown ? Number(options.slowdown) : undefined,
  windows: options.windows,
};

const folder = await mkdtemp(join(tmpdir(), 'cheyantong-pages-'));
const toStop: { stop(): Promise<unknown> }[] = [];
try {
  await measureAll();
} finally {
  for (const each of toStop.reverse()) await each.stop();
  await rm(folder, { recursive: true, force: true });
}

function stoppedLater<Started extends { stop(): Promise<unknown> }>(started: Started): Started {
  toStop.push(started);
  return started;
}

async function measureAll(): Promise<void> {
  execFileSync(BUILDER, ['build', '--logLevel', 'warn'], { cwd: HELLO_WORLD, stdio: 'inherit' });
  const hello = stoppedLater(await startProgram('../pages/hello-world-server.ts', {}));
  const [oursAt, helloAt] = options.h1
    ? [await freePort(), hello.port]
    : [await freePort(), await freePort()];
  const scheme = options.h1 ? 'http' : 'https';
  const addresses = { ours: `${scheme}://localhost:${oursAt}`, hello: `${scheme}://localhost:${helloAt}` };
  const ours = await startOurs(addresses.ours, options.h1 ? oursAt : await freePort());
  if (!options.h1) stoppedLater(await startBalancer(folder, { [oursAt]: ours.port, [helloAt]: hello.port }));

  const routes = options.routes?.split(',') ?? (await publicRoutes(`http://127.0.0.1:${ours.port}`));
  const browser = stoppedLater(await LighthouseBrowser.start(await freePort(), wishes));
  const presets = PRESETS.filter((preset) => !options.presets || options.presets.includes(preset));
  for (const preset of presets) {
    const helloAddress = `${addresses.hello}/`;
    await inService(browser, [helloAddress, ...routes.map((route) => addresses.ours + route)], preset);
    const floor = await visit(browser, helloAddress, preset, runsOf(HOME));
    printHead(
      `${preset}, ${floor.protocol}, ${browser.name}, index of this machine ${floor.machine.toFixed(0)}`,
    );
    printPage('hello world', floor, floor);
    for (const route of routes) {
      printPage(route, await visit(browser, addresses.ours + route, preset, runsOf(route)), floor);
    }
  }
}

function runsOf(route: string): number {
  return Number(options.runs ?? (route === HOME ? RUNS.home : RUNS.others));
}

/** As they are when people come all the time: pictures are drawn, and pages that have stood for a while are compressed densely. */
async function inService(browser: LighthouseBrowser, addresses: string[], preset: Preset): Promise<void> {
  for (const address of addresses) await browser.warmUp(address, preset);
  await pause(STOOD_MS);
  for (const address of addresses) {
    await browser.warmUp(address, preset);
    await pause(PACKED_MS);
  }
}

async function visit(
  browser: LighthouseBrowser,
  address: string,
  preset: Preset,
  times: number,
): Promise<PageFigures> {
  const visits: PageFigures[] = [];
  for (let time = 0; time < times; time++) {
    // Who comes alone waits until the server has looked whether a page still holds; where people come all the time, nobody does.
    await browser.warmUp(address, preset);
    visits.push(await browser.visit(address, preset));
  }
  return median(visits);
}

async function startOurs(publicUrl: string, port: number): Promise<Program> {
  const postgres = stoppedLater(await startPostgres());
  const settings = {
    DATABASE_URL: await postgres.newDatabase('pages'),
    DATA_DIR: folder,
    PUBLIC_URL: publicUrl,
    SIM_PORT: String(await freePort()),
    DEMO_SECRETS: 'on',
    DEMO_CONTENT: 'on',
    SIMULATORS: 'on',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMIT_PER_MINUTE: '10000000',
  };
  const ours = stoppedLater(await startProgram('../../apps/gateway/dist/server.js', settings, port));
  await untilQuiet(ours.pid);
  return ours;
}
