import { dateTimeText, MESSAGE_KINDS } from '@cheyantong/domain';
import { desc, eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { messageSettings, messages } from './tables.ts';

export async function personalData(handle: DbHandle, memberId: bigint) {
  const told = await handle
    .select()
    .from(messages)
    .where(eq(messages.memberId, memberId))
    .orderBy(desc(messages.id));
  return {
    title: '消息',
    data: told.map(({ createdAt, kind, title, text }) => ({
      时间: dateTimeText(createdAt),
      类别: MESSAGE_KINDS[kind],
      标题: title,
      内容: text,
    })),
  };
}

export async function forget(tx: DbHandle, memberId: bigint): Promise<void> {
  await tx.delete(messages).where(eq(messages.memberId, memberId));
  await tx.delete(messageSettings).where(eq(messageSettings.memberId, memberId));
}
