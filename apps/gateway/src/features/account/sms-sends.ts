import { HOUR_MS, NOTICES_PER_PHONE, SMS_DAY_IN_HOURS, SMS_PER_PHONE } from '@cheyantong/domain';
import { and, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
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
  /** Where the one who asks for a code is; null for a notice, which nobody asks for. */
  place: Place | null;
}

export type BudgetName = 'phone' | 'notices' | 'address' | 'network' | 'all';

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
    const ofPlace = place ? [`sms:address:${place.address}`, `sms:network:${place.network}`] : [];
    const keys = [`sms:phone:${phone}`, ...ofPlace];
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
      this.#tx.$count(smsSends, and(CONDITIONS[budget](of), gt(smsSends.sentAt, since(windowMs)))),
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

type Window = Omit<Usage, 'used'>;

/** Notices have a budget of their own on a phone, so that none keeps its owner from logging in. */
function windowsOf({ phone, place }: Send, budgets: SmsBudgets): Window[] {
  const { perAddressHourly, perNetworkHourly, hourly, daily } = budgets;
  const inAll = hourAndDay('all', '', hourly, daily);
  if (!place) return [{ budget: 'notices', of: phone, ...NOTICES_PER_PHONE }, ...inAll];
  return [
    ...SMS_PER_PHONE.map((window) => ({ budget: 'phone' as const, of: phone, ...window })),
    ...hourAndDay('address', place.address, perAddressHourly, perAddressHourly * SMS_DAY_IN_HOURS),
    ...hourAndDay('network', place.network, perNetworkHourly, perNetworkHourly * SMS_DAY_IN_HOURS),
    ...inAll,
  ];
}

const hourAndDay = (budget: BudgetName, of: string, hour: number, day: number): Window[] => [
  { budget, of, windowMs: HOUR_MS, sends: hour },
  { budget, of, windowMs: DAY_MS, sends: day },
];

const CONDITIONS: Record<BudgetName, (of: string) => SQL | undefined> = {
  phone: (of) => and(eq(smsSends.phone, of), isNotNull(smsSends.network)),
  notices: (of) => and(eq(smsSends.phone, of), isNull(smsSends.network)),
  address: (of) => eq(smsSends.address, of),
  network: (of) => eq(smsSends.network, of),
  all: () => undefined,
};

const since = (windowMs: number): SQL => sql`now() - ${`${windowMs} milliseconds`}::interval`;
