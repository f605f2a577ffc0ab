import { dateTimeText, INTENTION_NAMES, LEAD_STATUSES } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import type { Enqueue } from '../../jobs/job.ts';
import { Leads } from './leads.ts';
import { takeBack } from './withdraw-lead.ts';

const ALL = { pageNum: 1, pageSize: 10_000 };

export async function personalData(handle: DbHandle, memberId: bigint) {
  const { list } = await new Leads(handle).listOf(memberId, ALL);
  return {
    title: '询价、预约与购买',
    data: list.map(({ lead, receiverName }) => ({
      类型: INTENTION_NAMES[lead.intention],
      内容: lead.partName ?? lead.modelName ?? lead.seriesName ?? lead.brandName ?? lead.cityName,
      交给: receiverName,
      状态: LEAD_STATUSES[lead.status],
      提交时间: dateTimeText(lead.createdAt),
      号码: lead.phone,
    })),
  };
}

/** Dealers are told to forget what they have; we forget it at once. */
export async function forget(enqueue: Enqueue, tx: DbHandle, memberId: bigint): Promise<void> {
  const leads = new Leads(tx);
  for (const { lead } of (await leads.listOf(memberId, ALL)).list)
    await takeBack({ enqueue }, tx, lead.id, memberId);
  await leads.erasePhonesOf(memberId);
}
