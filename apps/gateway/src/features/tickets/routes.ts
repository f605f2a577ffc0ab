import { findTicket as findTicketCall, listMyTickets, submitTicket } from '@cheyantong/contract';
import type { FastifyInstance } from 'fastify';
import { memberIfAny } from '../../http/access.ts';
import { serve } from '../../http/serve.ts';
import { visitorAddress } from '../../http/visitor-address.ts';
import { findTicket } from './find-ticket.ts';
import { presentTicket } from './present-ticket.ts';
import { type TicketDesk, takeTicket } from './take-ticket.ts';
import { Tickets } from './tickets.ts';

export function ticketRoutes(app: FastifyInstance, desk: TicketDesk): void {
  serve(app, submitTicket, async ({ body, request }) => {
    const memberId = await memberIfAny(request, app.accessRules);
    return takeTicket(desk, { memberId, address: visitorAddress(request) }, body);
  });

  serve(app, findTicketCall, async ({ body, request }) =>
    findTicket(desk, await memberIfAny(request, app.accessRules), body),
  );

  serve(app, listMyTickets, async ({ memberId, query }) => {
    const { list, total } = await new Tickets(desk.db).listOf(BigInt(memberId), query);
    return { list: list.map(presentTicket), total };
  });
}
