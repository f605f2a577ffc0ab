import { PAY_CHANNEL_NAMES, type PayChannel } from '@cheyantong/domain';
import { sql } from 'drizzle-orm';
import { Counter } from 'prom-client';
import type { DbHandle } from '../../db/handle.ts';
import type { AskedFigures } from '../../observability/asked-figures.ts';
import { figures } from '../../observability/figures.ts';
import { REFUSED, type Verdict } from './notice-log.ts';
import type { Settlement } from './settle.ts';
import { reconciliations, refunds } from './tables.ts';

const notices = new Counter({
  name: 'payment_notices_total',
  help: 'Notices of vendors, or of somebody pretending, by what became of them',
  labelNames: ['channel', 'verdict'],
  registers: [figures],
});

const taken = new Counter({
  name: 'payments_taken_total',
  help: 'Proved payments by what became of them: givenBack is a second payment, a late one or a wrong sum',
  labelNames: ['channel', 'outcome'],
  registers: [figures],
});

// A counter that is first seen at 1 has not grown, as far as Prometheus can tell: what alerts ask for begins at 0.
for (const channel of PAY_CHANNEL_NAMES) {
  taken.inc({ channel, outcome: 'givenBack' }, 0);
  for (const verdict of REFUSED) notices.inc({ channel, verdict }, 0);
}

/** Both after their transaction: what was rolled back did not happen. */
export const countNotice = (channel: PayChannel, verdict: Verdict): void => notices.inc({ channel, verdict });
export const countPayment = (channel: PayChannel, outcome: Settlement): void =>
  taken.inc({ channel, outcome });

/** More than this is many. */
const MOST_COUNTED = 10_000;
/** A day that differs is compared again until it does not; older ones have been dealt with otherwise. */
const DAYS_LOOKED_AT = 7;

interface Money {
  waiting: number;
  oldest_seconds: number | null;
  failed: number;
  ledgers: { channel: PayChannel; differences: number; days_ago: number }[] | null;
}

/** Money on its way back, and our ledger against the vendors'. */
export const moneyFigures = (db: DbHandle): AskedFigures => ({
  gauges: {
    refunds_waiting: { help: `Refunds that the vendor has not confirmed, ${MOST_COUNTED} at most` },
    refunds_oldest_seconds: { help: 'How long the oldest of them has been waiting' },
    refunds_failed: { help: 'Refunds that were given up and wait for an operator' },
    ledger_differences: {
      help: `Entries of the last ${DAYS_LOOKED_AT} days in which our ledger and the vendor's differ`,
      labels: ['channel'],
    },
    ledger_compared_days_ago: { help: 'Days since the last day that was compared', labels: ['channel'] },
  },
  async ask() {
    const { rows } = (await db.execute(sql`
      select
        (select count(*)::int from (select 1 from ${refunds} where status = 'queued' limit ${MOST_COUNTED}) queued) as waiting,
        (select extract(epoch from now() - min(created_at))::float8 from ${refunds} where status = 'queued') as oldest_seconds,
        (select count(*)::int from (select 1 from ${refunds} where status = 'failed' limit ${MOST_COUNTED}) failed) as failed,
        (select jsonb_agg(ledger) from (
          select channel, sum(jsonb_array_length(differences))::int as differences,
            (now() at time zone 'Asia/Shanghai')::date - max(day) as days_ago
          from ${reconciliations}
          where day >= (now() at time zone 'Asia/Shanghai')::date - ${DAYS_LOOKED_AT}::int
          group by channel
        ) ledger) as ledgers`)) as unknown as { rows: [Money] };
    const { waiting, oldest_seconds, failed, ledgers } = rows[0];
    return [
      { name: 'refunds_waiting', value: waiting },
      { name: 'refunds_oldest_seconds', value: oldest_seconds ?? 0 },
      { name: 'refunds_failed', value: failed },
      ...(ledgers ?? []).flatMap(({ channel, differences, days_ago }) => [
        { name: 'ledger_differences', value: differences, labels: { channel } },
        { name: 'ledger_compared_days_ago', value: days_ago, labels: { channel } },
      ]),
    ];
  },
});
