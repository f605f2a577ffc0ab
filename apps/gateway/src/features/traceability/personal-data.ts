import { dateTimeText } from '@cheyantong/domain';
import { eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { traceOwners } from './tables.ts';

export async function personalData(handle: DbHandle, memberId: bigint) {
  const proved = await handle.select().from(traceOwners).where(eq(traceOwners.memberId, memberId));
  return {
    title: '在溯源查询里证明过的车主身份',
    data: proved.map(({ code, provedAt }) => ({ 溯源编号: code, 证明时间: dateTimeText(provedAt) })),
  };
}

export async function forget(tx: DbHandle, memberId: bigint): Promise<void> {
  await tx.delete(traceOwners).where(eq(traceOwners.memberId, memberId));
}
