// npm run bench -- polling: 3,000 open payment dialogs, each of which asks every three seconds whether its order is paid, on PostgreSQL.
// DIALOGS=300 opens fewer.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAYMENT } from '@cheyantong/domain';
import { openDialogs } from './polling/open-dialogs.ts';
import { PacedPolls } from './polling/paced.ts';
import { startPortal } from './support/portal.ts';
import { startPostgres } from './support/postgres.ts';
import { exactProcessorMs } from './support/process-cost.ts';
import { quantile } from './support/quantile.ts';

const DIALOGS = Number(process.env.DIALOGS ?? 3_000);
const WARM_UP_MS = 20_000;
const MEASURED_MS = 60_000;

const folder = await mkdtemp(join(tmpdir(), 'cheyantong-polling-'));
const postgres = await startPostgres();
try {
  const databaseUrl = await postgres.newDatabase('polling');
  const portal = await startPortal({ folder, settings: { DATABASE_URL: databaseUrl } });
  try {
    await measure(portal.server, await openDialogs(databaseUrl, DIALOGS));
  } finally {
    await portal.stop();
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure(
  { port, pid }: { port: number; pid: number },
  dialogs: Awaited<ReturnType<typeof openDialogs>>,
): Promise<void> {
  const polls = new PacedPolls();
  await polls.open(port, dialogs);
  await polls.poll(PAYMENT.pollMs, WARM_UP_MS);
  const [serverBefore, ownBefore] = [exactProcessorMs(pid), exactProcessorMs(process.pid)];
  const { times, errors, ownDelayMs } = await polls.poll(PAYMENT.pollMs, MEASURED_MS);
  const each = (ms: number) => (ms / times.length).toFixed(2);
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(times, share).toFixed(1));
  console.log(
    `${dialogs.length} dialogs, ${((times.length * 1000) / MEASURED_MS).toFixed(0)} polls a second: p50 ${p50} ms, p99 ${p99} ms, ${errors} errors`,
  );
  console.log(
    `a poll takes ${each(exactProcessorMs(pid) - serverBefore)} ms of the server's processor; whoever asks takes ${each(exactProcessorMs(process.pid) - ownBefore)} ms and was up to ${ownDelayMs.toFixed(1)} ms late (p99)`,
  );
  polls.close();
}
