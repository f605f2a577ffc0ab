import {
  dateTimeText,
  TICKET_KEPT_DAYS,
  TICKET_SETTLED_DAYS,
  TICKET_STATUSES,
  TICKET_TOPICS,
} from '@cheyantong/domain';
import type { TicketStory } from './tickets.ts';

export const HELP = `查看、答复并结束“联系我们”收到的留言。

用法
  npm run tickets -- list               列出待答复的留言，等得最久的在前
  npm run tickets -- list --all         列出全部留言
  npm run tickets -- show 编号          看一条留言的全文、联系方式和经过
  npm run tickets -- answer 编号 文字   答复；对方凭编号和手机号可以看到，可再次答复以更正
  npm run tickets -- close 编号 [原因]  结束，不再答复

选项
  --all         全部
  -h, --help    显示本说明

设置与服务相同（DATABASE_URL、DATA_DIR 等）。内置数据库同一时间只能由一个进程使用，请先停止服务；
使用 PostgreSQL 时不必停止。答复 ${TICKET_SETTLED_DAYS} 天后自动结束，结束 ${TICKET_KEPT_DAYS} 天后连同称呼、手机号和内容一并删除。
`;

const FIRST_WORDS = 30;

/** One ticket in a line. Whom to call stands in `show` alone. */
export const ticketLine = ({ number, status, topic, createdAt, content }: TicketStory['ticket']): string =>
  [
    number,
    TICKET_STATUSES[status],
    TICKET_TOPICS[topic].name,
    dateTimeText(createdAt),
    content.slice(0, FIRST_WORDS).replace(/\s+/g, ' '),
  ].join('  ');

export const describeTicket = ({ ticket, events }: TicketStory): string =>
  [
    ticketLine(ticket),
    `  ${TICKET_TOPICS[ticket.topic].reference}：${ticket.reference ?? '—'}`,
    `  称呼：${ticket.name ?? '—'}  手机号：${ticket.phone ?? '—'}  ${ticket.memberId === null ? '访客' : `会员 ${ticket.memberId}`}`,
    `  ${ticket.content}`,
    ...events.map(({ kind, at, words }) => `  ${dateTimeText(at)}  ${TICKET_STATUSES[kind]}  ${words ?? ''}`),
  ].join('\n');
