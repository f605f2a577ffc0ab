import { setTimeout as wait } from 'node:timers/promises';
import { processorMs } from '../support/process-cost.ts';
import type { Program } from '../support/program.ts';
import { withClient } from '../support/with-client.ts';

const MEASURED_MS = 20_000;

interface ReportFigures {
  perSecond: number;
  cpuMs: number;
}

/** The reports of what was paid come while nobody shops: how many a second, and what one costs the server. */
export async function reportsOf(server: Program, databaseUrl: string): Promise<ReportFigures> {
  const before = { cpu: processorMs(server.pid), made: await countReports(databaseUrl) };
  const startedAt = performance.now();
  await wait(MEASURED_MS);
  const made = (await countReports(databaseUrl)) - before.made;
  const seconds = (performance.now() - startedAt) / 1000;
  return { perSecond: made / seconds, cpuMs: (processorMs(server.pid) - before.cpu) / made };
}

const countReports = (databaseUrl: string): Promise<number> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ made: number }>('select count(*)::int as made from reports');
    return rows[0]?.made ?? 0;
  });
