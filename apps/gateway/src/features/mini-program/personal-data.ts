import { dateTimeText } from '@cheyantong/domain';
import { desc, eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { openids } from './tables.ts';

export async function personalData(handle: DbHandle, memberId: bigint) {
  const bound = await handle
    .select()
    .from(openids)
    .where(eq(openids.memberId, memberId))
    .orderBy(desc(openids.lastUsedAt));
  return {
    title: '微信小程序',
    data: bound.map(({ openid, boundAt, lastUsedAt }) => ({
      微信用户标识: openid,
      绑定时间: dateTimeText(boundAt),
      最近登录: dateTimeText(lastUsedAt),
    })),
  };
}

export async function forget(tx: DbHandle, memberId: bigint): Promise<void> {
  await tx.delete(openids).where(eq(openids.memberId, memberId));
}
