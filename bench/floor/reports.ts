import { setTimeout as wait } from 'node:timers/promises';
import { processorMs } from '../support/process-cost.ts';
import type { Program } from '../support/program.ts';
import { withClient } from '../support/with-client.ts';

const MEASURED_MS = 20_000;

interface ReportFigures {
  perSecond: number;
  cpuMs: number;
  /** Orders that still wait for theirs. */
  waiting: number;
}

/** The reports of what was paid come while nobody shops: how many a second, and what one costs the server. */
export async function reportsOf(server: Program, databaseUrl: string): Promise<ReportFigures> {
  const before = { cpu: processorMs(server.pid), made: (await countReports(databaseUrl)).made };
  const startedAt = performance.now();
  await wait(MEASURED_MS);
  const { made, waiting } = await countReports(databaseUrl);
  const cpuMs = processorMs(server.pid) - before.cpu;
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    perSecond: (made - before.made) / seconds,
    cpuMs: cpuMs / (made - before.made),
    waiting,
  };
}

const countReports = (databaseUrl: string) =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ made: number; waiting: number }>(
      `select (select count(*)::int from reports) as made,
         (select count(*)::int from orders where paid_at is not null and report_code is null) as waiting`,
    );
    return rows[0] ?? { made: 0, waiting: 0 };
  });
