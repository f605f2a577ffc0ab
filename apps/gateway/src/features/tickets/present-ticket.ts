import type { Ticket } from '@cheyantong/contract';
import { dateTimeText, maskPhone, TICKET_STATUSES, TICKET_TOPICS } from '@cheyantong/domain';
import type { TicketStory } from './tickets.ts';

export const presentTicket = ({ ticket, events }: TicketStory): Ticket => ({
  ticketNo: ticket.number,
  topic: ticket.topic,
  topicName: TICKET_TOPICS[ticket.topic].name,
  reference: ticket.reference,
  phoneMasked: ticket.phone && maskPhone(ticket.phone),
  content: ticket.content,
  status: ticket.status,
  statusLabel: TICKET_STATUSES[ticket.status],
  createTime: dateTimeText(ticket.createdAt),
  events: events.map(({ kind, at, words }) => ({ kind, time: dateTimeText(at), text: words })),
});
