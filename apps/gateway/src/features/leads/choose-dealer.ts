import { LEAD_OPEN_DAYS } from '@cheyantong/domain';
import { and, asc, count, eq, gt, isNotNull, like, ne, type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import { dealers } from '../dealers/tables.ts';
import { leads } from './tables.ts';

type Trade = (typeof dealers.$inferSelect)['trade'];

/** A division code begins with two digits for its province. */
const PROVINCE_DIGITS = 2;

/**
 * The dealer for a request that names none: one in the visitor's city, else in the province, else anywhere; among those the
 * one with the fewest open leads, and the longest known one when they are equal. Dealers that cannot be told come last:
 * their lead waits as undeliverable for an operator instead of being lost.
 */
export async function chooseDealer(handle: DbHandle, trade: Trade, cityCode?: string): Promise<bigint> {
  const reachable = isNotNull(dealers.webhookUrl);
  for (const near of [...circles(cityCode).map((circle) => and(circle, reachable)), reachable, undefined]) {
    const dealer = await leastBusy(handle, and(eq(dealers.trade, trade), near));
    if (dealer) return dealer;
  }
  throw new Failure('A0500', '暂无商家可以接待，请稍后再试');
}

function circles(cityCode: string | undefined): SQL[] {
  if (!cityCode) return [];
  return [eq(dealers.cityCode, cityCode), like(dealers.cityCode, `${cityCode.slice(0, PROVINCE_DIGITS)}%`)];
}

async function leastBusy(handle: DbHandle, near: SQL | undefined): Promise<bigint | undefined> {
  const open = and(
    eq(leads.dealerId, dealers.id),
    ne(leads.status, 'withdrawn'),
    gt(leads.createdAt, sql`now() - ${`${LEAD_OPEN_DAYS} days`}::interval`),
  );
  const [dealer] = await handle
    .select({ id: dealers.id })
    .from(dealers)
    .leftJoin(leads, open)
    .where(near)
    .groupBy(dealers.id)
    .orderBy(asc(count(leads.id)), asc(dealers.id))
    .limit(1);
  return dealer?.id;
}
