import {
  AGREEMENTS,
  TICKET_NAME_MOST,
  TICKET_REFERENCE_MOST,
  TICKET_STATUSES,
  TICKET_TEXT,
  TICKET_TOPIC_CODES,
  type TicketStatus,
  ticketTextProblem,
} from '@cheyantong/domain';
import { z } from 'zod';
import { agreedVersion } from '../agreements/agreed-version.ts';
import { defineCall } from '../define-call.ts';
import { dateTimeText, mobile, pageOf, pageQuery, words } from '../fields.ts';

const topic = z.enum(TICKET_TOPIC_CODES, '请选择要说的是什么事');

const ticketForm = z.object({
  topic,
  reference: words(TICKET_REFERENCE_MOST, { tooLong: `最多 ${TICKET_REFERENCE_MOST} 个字` })
    .optional()
    .describe('an order, a report, a trace code, a company or a page, as the topic wants it'),
  name: words(TICKET_NAME_MOST, { tooLong: `称呼最多 ${TICKET_NAME_MOST} 个字` }).optional(),
  phone: mobile.optional().describe('with it the ticket is found again; otherwise by its number alone'),
  content: words(TICKET_TEXT.most, {
    missing: '请写下要说的事',
    tooLong: `最多 ${TICKET_TEXT.most} 个字，请精简`,
  }).refine((content) => ticketTextProblem(content) === null, {
    error: ({ input }) => ticketTextProblem(String(input)) ?? '',
  }),
  agree: z.literal(true, AGREEMENTS.privacyStatement.askSentence),
  agreedVersion,
});

const ticketEvent = z.object({
  kind: z.enum(['received', 'answered', 'closed']),
  time: dateTimeText,
  text: z.string().nullable().describe('what was answered, or why it ended'),
});

const ticket = z.object({
  ticketNo: z.string().describe('LY261116-7K3M-9QXB'),
  topic,
  topicName: z.string(),
  reference: z.string().nullable(),
  phoneMasked: z.string().nullable(),
  content: z.string(),
  status: z.enum(Object.keys(TICKET_STATUSES) as [TicketStatus, ...TicketStatus[]]),
  statusLabel: z.string(),
  createTime: dateTimeText,
  events: z.array(ticketEvent),
});

export type TicketForm = z.input<typeof ticketForm>;
export type Ticket = z.output<typeof ticket>;

export const submitTicket = defineCall({
  method: 'POST',
  path: 'system-boot/api/v1/ticket',
  access: 'open',
  failure: 'caller',
  perMinute: 5,
  summary: '留言（咨询、投诉、举报仿冒、入驻、内容更正），得到编号；同一天重复提交返回同一条',
  body: ticketForm,
  data: ticket,
});

export const findTicket = defineCall({
  method: 'POST',
  path: 'system-boot/api/v1/ticket/find',
  access: 'open',
  failure: 'caller',
  perMinute: 10,
  summary: '凭编号和提交时留的手机号查留言；会员查自己的留言不需要手机号',
  body: z.object({ ticketNo: words(40, { missing: '请输入编号' }), phone: mobile.optional() }),
  data: ticket,
});

export const listMyTickets = defineCall({
  method: 'GET',
  path: 'system-boot/api/v1/ticket/mine',
  access: 'member',
  failure: 'caller',
  summary: '我的留言',
  query: z.object(pageQuery),
  data: pageOf(ticket),
});
