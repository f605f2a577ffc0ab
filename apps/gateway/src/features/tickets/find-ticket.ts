import type { CallRequest, findTicket as findTicketCall, Ticket } from '@cheyantong/contract';
import { ticketNoOf } from '@cheyantong/domain';
import { Failure } from '../../http/failure.ts';
import { presentTicket } from './present-ticket.ts';
import type { TicketDesk } from './take-ticket.ts';
import { Tickets } from './tickets.ts';

type Claim = CallRequest<typeof findTicketCall>['body'];

/** For its member, for whoever knows the phone it was given, and, where none was given, for whoever knows its number. */
export async function findTicket({ db }: TicketDesk, memberId: string | null, claim: Claim): Promise<Ticket> {
  const number = ticketNoOf(claim.ticketNo);
  if (!number) throw new Failure('A0421', '编号应像 LY261116-7K3M-9QXB，请照提交时显示的填写');
  const tickets = new Tickets(db);
  const ticket = await tickets.find(number);
  const isOwn = ticket !== undefined && memberId !== null && ticket.memberId === BigInt(memberId);
  const isKnown = ticket !== undefined && (ticket.phone === null || ticket.phone === claim.phone);
  const [story] = ticket && (isOwn || isKnown) ? await tickets.withEvents([ticket]) : [];
  if (!story) throw new Failure('A0401', '没有找到这条留言，请核对编号和提交时留的手机号');
  return presentTicket(story);
}
