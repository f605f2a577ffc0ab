// npm run bench -- made: what a page takes of the processor that is not kept but made for one visitor, plain and compressed.
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from './support/ask.ts';
import { startPortal } from './support/portal.ts';
import { startPostgres } from './support/postgres.ts';
import { processorMs } from './support/process-cost.ts';
import type { Program } from './support/program.ts';
import { untilQuiet } from './support/until-quiet.ts';

const PATHS = ['/home', '/usedCar/tabs1', '/information/tabs1', '/vehicleService/detection', '/login'];
const ENCODINGS = ['identity', 'zstd', 'br'];
const WARM_UP = 300;
const MEASURED = 600;

const folder = await mkdtemp(join(tmpdir(), 'cheyantong-made-'));
const postgres = await startPostgres();
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
try {
  const databaseUrl = await postgres.newDatabase('made');
  const portal = await startPortal({ folder, settings: { DATABASE_URL: databaseUrl } });
  await untilQuiet(portal.server.pid);
  console.log(
    'ms CPU of a page that is made'.padEnd(40) + ENCODINGS.map((each) => each.padStart(10)).join(''),
  );
  for (const path of PATHS) {
    const row = [path.padEnd(40)];
    for (const encoding of ENCODINGS) {
      row.push((await cpuOfOne(portal.server, path, encoding)).toFixed(1).padStart(10));
    }
    console.log(row.join(''));
  }
  await portal.stop();
} finally {
  agent.destroy();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/** A parameter that nobody knows makes it a page for one visitor. */
async function cpuOfOne({ port, pid }: Program, path: string, encoding: string): Promise<number> {
  const headers = { 'accept-encoding': encoding };
  const askFor = async (count: number) => {
    for (let each = 0; each < count; each += 1) {
      await ask(agent, port, { path: `${path}?nobody=${Math.random()}`, headers });
    }
  };
  await askFor(WARM_UP);
  const before = processorMs(pid);
  await askFor(MEASURED);
  return (processorMs(pid) - before) / MEASURED;
}
