import { eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { members } from '../account/tables.ts';

/**
 * What a member signs, submits and withdraws comes one after the other: a signature that is replaced while a submission is
 * being taken would be missing from it.
 */
export async function oneAtATime(tx: DbHandle, memberId: bigint): Promise<void> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('no key update');
}
