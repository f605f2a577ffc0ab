import { PART_RESERVED_MS } from '@cheyantong/domain';
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { interval } from '../../db/interval.ts';
import { partReservations, parts } from './tables.ts';

interface Reservation {
  partId: bigint;
  quantity: number;
  /** Who holds it, in the words of the feature that asks; it gives it back by them. */
  holder: string;
}

/** Pieces that nobody holds; never less than none, also where a supplier has counted its stock anew. */
export const piecesLeft = ({ stock, reserved }: { stock: number; reserved: number }): number =>
  Math.max(stock - reserved, 0);

/** Holds pieces of a part for a day; answers false when there are not so many left. */
export async function reservePart(
  handle: DbHandle,
  { partId, quantity, holder }: Reservation,
): Promise<boolean> {
  const [held] = await handle
    .update(parts)
    .set({ reserved: sql`${parts.reserved} + ${quantity}` })
    .where(
      and(
        eq(parts.id, partId),
        eq(parts.status, 'onSale'),
        gte(sql`${parts.stock} - ${parts.reserved}`, quantity),
      ),
    )
    .returning({ id: parts.id });
  if (!held) return false;
  const expiresAt = sql`now() + ${interval(PART_RESERVED_MS)}`;
  await handle.insert(partReservations).values({ partId, quantity, holder, expiresAt });
  return true;
}

/** Gives back what somebody holds; a second time it changes nothing. */
export const releasePart = (handle: DbHandle, holder: string): Promise<void> =>
  giveBack(handle, eq(partReservations.holder, holder));

/** Gives back what was held for a day and not sold. */
export const releaseOverdueParts = (handle: DbHandle): Promise<void> =>
  giveBack(handle, lte(partReservations.expiresAt, sql`now()`));

/** One statement: a reservation that is being given back by somebody else at the same time is counted once. */
async function giveBack(handle: DbHandle, which: SQL): Promise<void> {
  await handle.execute(sql`
    with ended as (delete from ${partReservations} where ${which} returning part_id, quantity),
      given as (select part_id, sum(quantity)::int as quantity from ended group by part_id)
    update ${parts} set reserved = ${parts.reserved} - given.quantity from given where ${parts.id} = given.part_id`);
}
