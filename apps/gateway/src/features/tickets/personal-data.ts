import { dateTimeText, TICKET_STATUSES } from '@cheyantong/domain';
import { desc, eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { tickets } from './tables.ts';

export async function personalData(handle: DbHandle, memberId: bigint) {
  const written = await handle
    .select()
    .from(tickets)
    .where(eq(tickets.memberId, memberId))
    .orderBy(desc(tickets.id));
  return {
    title: '留言',
    data: written.map(({ number, content, status, createdAt, name, phone }) => ({
      编号: number,
      内容: content,
      状态: TICKET_STATUSES[status],
      时间: dateTimeText(createdAt),
      姓名: name,
      电话: phone,
    })),
  };
}

/** With what was answered to it. */
export async function forget(tx: DbHandle, memberId: bigint): Promise<void> {
  await tx.delete(tickets).where(eq(tickets.memberId, memberId));
}
