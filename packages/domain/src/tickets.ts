import { LEGIBLE_LETTERS } from './legible.ts';

/** What somebody writes to us about, and what helps to find it: shown as a field of its own beside the words. */
export const TICKET_TOPICS = {
  consult: { name: '咨询', reference: '订单或报告编号', example: '没有可不填' },
  complaint: { name: '投诉', reference: '订单或报告编号', example: '填了更快找到是哪一次服务' },
  trace: { name: '举报仿冒', reference: '溯源码', example: '标签上的码，如 RP26-0000-0108-W' },
  supplier: { name: '入驻 / 供应商', reference: '单位名称', example: '营业执照上的全称' },
  correction: { name: '内容更正', reference: '页面或文章', example: '文章标题或网页地址' },
} as const;
export type TicketTopic = keyof typeof TICKET_TOPICS;
export const TICKET_TOPIC_CODES = Object.keys(TICKET_TOPICS) as [TicketTopic, ...TicketTopic[]];

export const isTicketTopic = (text: string | null): text is TicketTopic =>
  text !== null && Object.hasOwn(TICKET_TOPICS, text);

/** How much may be written; the least is a sentence somebody can answer. */
export const TICKET_TEXT = { least: 5, most: 500 } as const;
export const TICKET_REFERENCE_MOST = 80;
export const TICKET_NAME_MOST = 20;

/** Where a ticket stands, and what whoever asked reads about it. */
export const TICKET_STATUSES = { received: '待答复', answered: '已答复', closed: '已结束' } as const;
export type TicketStatus = keyof typeof TICKET_STATUSES;

/** Where a ticket may go from each status; an answer can be followed by a better one. */
const TICKET_TRANSITIONS: Record<TicketStatus, readonly TicketStatus[]> = {
  received: ['answered', 'closed'],
  answered: ['answered', 'closed'],
  closed: [],
};

/** The statuses a ticket may come from, for the condition of the one statement that changes it. */
export const ticketStatusesBefore = (next: TicketStatus): TicketStatus[] =>
  (Object.keys(TICKET_TRANSITIONS) as TicketStatus[]).filter((status) =>
    TICKET_TRANSITIONS[status].includes(next),
  );

/** One who asks may write so often in a day; more is no question any more. */
export const TICKETS_A_DAY = 20;
/** An answer that nobody came back to for this long ends the ticket. */
export const TICKET_SETTLED_DAYS = 14;
/** A ticket that has ended is deleted after this long, with name, phone and words. */
export const TICKET_KEPT_DAYS = 180;

const TICKET_NO = new RegExp(`^LY(\\d{6})([${LEGIBLE_LETTERS}]{4})([${LEGIBLE_LETTERS}]{4})$`);

/** LY261116-7K3M-9QXB of what somebody typed or copied, or nothing where that is no number of ours. */
export function ticketNoOf(typed: string): string | null {
  const [, day, first, second] = TICKET_NO.exec(typed.toUpperCase().replace(/[\s-]/g, '')) ?? [];
  return day ? `LY${day}-${first}-${second}` : null;
}

/** What is wrong with the words, or null when they will do. */
export function ticketTextProblem(text: string): string | null {
  const { length } = text.trim();
  if (length === 0) return '请写下要说的事';
  if (length < TICKET_TEXT.least) return `请再写具体一点，至少 ${TICKET_TEXT.least} 个字`;
  return length > TICKET_TEXT.most ? `最多 ${TICKET_TEXT.most} 个字，请精简` : null;
}
