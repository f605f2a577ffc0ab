import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { skuSales, skus } from './tables.ts';

/** Of so many parts is the number of sales: more than orders of one offer are ever paid at the same moment. */
const SALES_PARTS = 32;

/** How many pieces of an offer are left and sold; orders move them in their own transactions. */
export class Stock {
  readonly #tx: DbHandle;

  constructor(tx: DbHandle) {
    this.#tx = tx;
  }

  /** One piece of what runs out, for an order. False when the last one is gone, or the offer was taken off the shelf. */
  async take(skuId: bigint): Promise<boolean> {
    const some = or(isNull(skus.stock), gt(skus.stock, 0));
    const taken = await this.#tx
      .update(skus)
      .set({ stock: sql`${skus.stock} - 1` })
      .where(and(eq(skus.id, skuId), eq(skus.onShelf, true), some))
      .returning({ id: skus.id });
    return taken.length > 0;
  }

  /** The order that took it was paid. */
  countSold(skuId: bigint): Promise<void> {
    return this.#count(skuId, 1);
  }

  /** The order that took it came to nothing. */
  async putBack(skuId: bigint): Promise<void> {
    await this.#tx
      .update(skus)
      .set({ stock: sql`${skus.stock} + 1` })
      .where(and(eq(skus.id, skuId), isNotNull(skus.stock)));
  }

  /** The order that was paid is given back. */
  async putBackSold(skuId: bigint): Promise<void> {
    await this.putBack(skuId);
    await this.#count(skuId, -1);
  }

  async #count(skuId: bigint, sold: 1 | -1): Promise<void> {
    const part = Math.floor(Math.random() * SALES_PARTS);
    await this.#tx
      .insert(skuSales)
      .values({ skuId, part, sold })
      .onConflictDoUpdate({
        target: [skuSales.skuId, skuSales.part],
        set: { sold: sql`${skuSales.sold} + ${sold}` },
      });
  }
}

/** How often an offer was sold, in a question about offers. */
export const timesSold = sql<number>`(select coalesce(sum(${skuSales.sold}), 0)::int from ${skuSales} where ${skuSales.skuId} = ${skus.id})`;
