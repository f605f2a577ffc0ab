import { and, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
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

  /** The order that took it came to nothing. */
  async putBack(skuId: bigint): Promise<void> {
    await this.#tx
      .update(skus)
      .set({ stock: sql`${skus.stock} + 1` })
      .where(and(eq(skus.id, skuId), isNotNull(skus.stock)));
  }
}

/**
 * Counts sales, as part of the statement that made them: it tells of which offer (`sku_id`) one was sold (1) or given back (-1). Beside
 * the offer, and in parts, so that nobody waits for its row.
 */
export const salesCounted = (sales: SQL): SQL => sql`insert into ${skuSales} as counted (sku_id, part, sold)
  select sku_id, floor(random() * ${SALES_PARTS}::integer), sold from (${sales}) sale (sku_id, sold)
  on conflict (sku_id, part) do update set sold = counted.sold + excluded.sold`;

/** How often an offer was sold, in a question about offers. */
export const timesSold = sql<number>`(select coalesce(sum(${skuSales.sold}), 0)::int from ${skuSales} where ${skuSales.skuId} = ${skus.id})`;
