import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { skus } from './tables.ts';

/** How many pieces of an offer are left and sold; orders move them in their own transactions. */
export class Stock {
  readonly #tx: DbHandle;

  constructor(tx: DbHandle) {
    this.#tx = tx;
  }

  /** One piece for an order. False when the last one is gone, or the offer was taken off the shelf. */
  async take(skuId: bigint): Promise<boolean> {
    const taken = await this.#tx
      .update(skus)
      .set({ stock: sql`${skus.stock} - 1` })
      .where(and(eq(skus.id, skuId), eq(skus.onShelf, true), gt(skus.stock, 0)))
      .returning({ id: skus.id });
    return taken.length > 0;
  }

  /** The order that took it was paid. */
  countSold(skuId: bigint): Promise<void> {
    return this.#change(skuId, { sold: sql`${skus.sold} + 1` });
  }

  /** The order that took it came to nothing. */
  putBack(skuId: bigint): Promise<void> {
    return this.#change(skuId, { stock: sql`${skus.stock} + 1` });
  }

  /** The order that was paid is given back. */
  putBackSold(skuId: bigint): Promise<void> {
    return this.#change(skuId, { stock: sql`${skus.stock} + 1`, sold: sql`greatest(${skus.sold} - 1, 0)` });
  }

  async #change(skuId: bigint, change: { stock?: SQL; sold?: SQL }): Promise<void> {
    await this.#tx.update(skus).set(change).where(eq(skus.id, skuId));
  }
}
