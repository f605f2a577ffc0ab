import { dateTimeText, INTENTION_NAMES, LEAD_STATUSES, maskPhone } from '@cheyantong/domain';
import type { Delivery } from './deliveries.ts';

export const HELP = `查看并重新发送没有送达车商的线索。

用法
  npm run leads -- list            列出送达失败的线索，以及车商尚未确认的撤回
  npm run leads -- resend 编号…    重新排队发送这些线索
  npm run leads -- resend --all    重新排队发送全部失败的线索

选项
  --all         全部
  -h, --help    显示本说明

设置与服务相同（DATABASE_URL、DATA_DIR 等）。内置数据库同一时间只能由一个进程使用，请先停止服务；
使用 PostgreSQL 时不必停止。重新发送由服务完成，最多尝试 6 次。
`;

/** One stuck lead in two lines: what it is, then why it is stuck. */
export function describeStuck({ lead, dealer }: Delivery): string {
  const what = lead.status === 'withdrawn' ? '撤回通知' : INTENTION_NAMES[lead.intention];
  const about = lead.partName ?? lead.modelName ?? lead.seriesName ?? lead.brandName ?? lead.cityName ?? '';
  return [
    [lead.id, what, maskPhone(lead.phone), about, dealer.name, dateTimeText(lead.createdAt)].join('  '),
    `      已尝试 ${lead.attempts} 次：${lead.lastProblem ?? LEAD_STATUSES[lead.status]}`,
  ].join('\n');
}
