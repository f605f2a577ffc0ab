import { HOUR_MS, SMS_DAY_IN_HOURS, SMS_PER_PHONE } from '@cheyantong/domain';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import type { Place } from './network-place.ts';
import { smsSends } from './tables.ts';

const DAY_MS = 24 * HOUR_MS;

/** What the operator grants; the limits of one phone are the vendor's and stand in the domain. */
export interface SmsBudgets {
  perAddressHourly: number;
  perNetworkHourly: number;
  hourly: number;
  daily: number;
}

export interface Send {
  phone: string;
  place: Place;
}

export type BudgetName = 'phone' | 'address' | 'network' | 'all';

/** How much of a budget is used. */
export interface Usage {
  budget: BudgetName;
  /** The phone, address or network it is for; empty for all. */
  of: string;
  windowMs: number;
  sends: number;
  used: number;
}

/** The messages sent, as all servers count them. Made from a transaction: turns last until it ends. */
export class SmsSends {
  readonly #tx: DbHandle;
  readonly #budgets: SmsBudgets;

  constructor(tx: DbHandle, budgets: SmsBudgets) {
    this.#tx = tx;
    this.#budgets = budgets;
  }

  /**
   * Servers take turns on one phone, one address and one network, always in this order, so a hundred requests at once
   * send one message. Nobody waits for the whole: a few messages past its budget cost less than a queue of everybody.
   */
  async takeTurn({ phone, place }: Send): Promise<void> {
    const keys = [`sms:phone:${phone}`, `sms:address:${place.address}`, `sms:network:${place.network}`];
    await this.#tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(array[${sql.join(
        keys.map((key) => sql`${key}`),
        sql`, `,
      )}]) as key`,
    );
  }

  async usage(send: Send): Promise<Usage[]> {
    const windows = windowsOf(send, this.#budgets);
    const counts = windows.map(({ budget, of, windowMs }) =>
      this.#tx.$count(smsSends, and(isOf(budget, of), gt(smsSends.sentAt, since(windowMs)))),
    );
    const [row] = await this.#tx.select(Object.fromEntries(counts.entries())).from(sql`(select 1) as once`);
    return windows.map((window, index) => ({ ...window, used: Number(row?.[index] ?? 0) }));
  }

  /** Answers false when the work that pays for this message has paid for another one. */
  async record({ phone, place }: Send, work: string | null): Promise<boolean> {
    const [recorded] = await this.#tx
      .insert(smsSends)
      .values({ phone, ...place, work })
      .onConflictDoNothing({ target: smsSends.work })
      .returning({ id: smsSends.id });
    return Boolean(recorded);
  }
}

function windowsOf({ phone, place }: Send, budgets: SmsBudgets): Omit<Usage, 'used'>[] {
  const { perAddressHourly, perNetworkHourly, hourly, daily } = budgets;
  const shared = [
    {
      budget: 'address',
      of: place.address,
      hour: perAddressHourly,
      day: perAddressHourly * SMS_DAY_IN_HOURS,
    },
    {
      budget: 'network',
      of: place.network,
      hour: perNetworkHourly,
      day: perNetworkHourly * SMS_DAY_IN_HOURS,
    },
    { budget: 'all', of: '', hour: hourly, day: daily },
  ] as const;
  return [
    ...SMS_PER_PHONE.map((window) => ({ budget: 'phone' as const, of: phone, ...window })),
    ...shared.flatMap(({ budget, of, hour, day }) => [
      { budget, of, windowMs: HOUR_MS, sends: hour },
      { budget, of, windowMs: DAY_MS, sends: day },
    ]),
  ];
}

const COLUMNS = { phone: smsSends.phone, address: smsSends.address, network: smsSends.network };

const isOf = (budget: BudgetName, of: string): SQL | undefined =>
  budget === 'all' ? undefined : eq(COLUMNS[budget], of);

const since = (windowMs: number): SQL => sql`now() - ${`${windowMs} milliseconds`}::interval`;
