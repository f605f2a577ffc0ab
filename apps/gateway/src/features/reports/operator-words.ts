import { dateTimeText } from '@cheyantong/domain';
import type { CallbackLog } from './provider/callback-log.ts';
import type { ReportRequest } from './provider/report-requests.ts';

export const HELP = `查看报告服务的异常，撤回已签发的报告。

用法
  npm run reports -- list                           列出尚未答复的报告及最近的问题
  npm run reports -- list-refused                   列出最近被拒收的服务机构回调
  npm run reports -- withdraw 报告编号 --reason 原因  撤回一份报告；核验时会显示原因

选项
  --reason      撤回的原因，任何核验报告的人都能看到
  -h, --help    显示本说明

设置与服务相同（DATABASE_URL、DATA_DIR 等）。内置数据库同一时间只能由一个进程使用，请先停止服务；
使用 PostgreSQL 时不必停止。已签发的内容不会改变：更正由服务机构重新答复，旧报告自动标为已被替代。
`;

type Refused = Awaited<ReturnType<CallbackLog['listRefused']>>[number];

export function describeRefused({ receivedAt, providerCode, orderNo, reason, details }: Refused): string {
  const head = [dateTimeText(receivedAt), providerCode, orderNo ?? '—', reason].join('  ');
  return [head, ...details.map((detail) => `      ${detail}`)].join('\n');
}

const STATUS_WORDS: Record<ReportRequest['status'], string> = {
  queued: '等待下单',
  accepted: '等待答复',
  answered: '已答复',
  nothing: '查无记录',
  failed: '未能完成',
  withdrawn: '已取消，待通知服务机构',
  canceled: '已取消',
};

export function describeOpen({
  orderNo,
  providerCode,
  status,
  attempts,
  createdAt,
  dueAt,
  lastProblem,
}: ReportRequest): string {
  const head = [
    orderNo,
    providerCode,
    STATUS_WORDS[status],
    `自 ${dateTimeText(createdAt)}`,
    `期限 ${dateTimeText(dueAt)}`,
  ];
  return `${head.join('  ')}\n      已尝试 ${attempts} 次${lastProblem ? `：${lastProblem}` : ''}`;
}
