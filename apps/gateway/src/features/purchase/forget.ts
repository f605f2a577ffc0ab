import { eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { orderTokens } from './tables.ts';

/** Purchases that were confirmed and not submitted; a token is all there is of them. */
export async function forget(tx: DbHandle, memberId: bigint): Promise<void> {
  await tx.delete(orderTokens).where(eq(orderTokens.memberId, memberId));
}
