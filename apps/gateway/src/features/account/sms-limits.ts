import { SMS_PER_PHONE } from '@cheyantong/domain';
import { and, count, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DbHandle } from '../../db/handle.ts';
import { smsSends } from './tables.ts';

const HOUR_MS = 3_600_000;

interface Window {
  windowMs: number;
  sends: number;
}

/**
 * Counts a message against the limits of its phone and its address, or says no. Call it inside a transaction: the two
 * advisory locks make servers take turns on one phone and one address, so a hundred requests at once send one message.
 */
export async function reserveSend(
  tx: DbHandle,
  { phone, address, perAddressHourly }: { phone: string; address: string; perAddressHourly: number },
): Promise<boolean> {
  await takeTurns(tx, `sms:phone:${phone}`);
  await takeTurns(tx, `sms:address:${address}`);
  const perAddress: Window[] = [
    { windowMs: HOUR_MS, sends: perAddressHourly },
    { windowMs: 24 * HOUR_MS, sends: perAddressHourly * 4 },
  ];
  const free =
    (await hasRoom(tx, smsSends.phone, phone, SMS_PER_PHONE)) &&
    (await hasRoom(tx, smsSends.address, address, perAddress));
  if (free) await tx.insert(smsSends).values({ phone, address });
  return free;
}

const takeTurns = (tx: DbHandle, key: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);

async function hasRoom(
  tx: DbHandle,
  column: PgColumn,
  value: string,
  windows: readonly Window[],
): Promise<boolean> {
  const counts = Object.fromEntries(windows.map(({ windowMs }) => [windowMs, countSince(windowMs)]));
  const longest = Math.max(...windows.map(({ windowMs }) => windowMs));
  const [row] = await tx
    .select(counts)
    .from(smsSends)
    .where(and(eq(column, value), gt(smsSends.sentAt, since(longest))));
  return windows.every(({ windowMs, sends }) => Number(row?.[windowMs] ?? 0) < sends);
}

const since = (windowMs: number): SQL => sql`now() - ${`${windowMs} milliseconds`}::interval`;

const countSince = (windowMs: number): SQL<number> =>
  sql<number>`${count()} filter (where ${smsSends.sentAt} > ${since(windowMs)})`;
