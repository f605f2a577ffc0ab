import {
  addClue,
  buyPart as buyPartCall,
  listMyClues,
  sendLeadCode,
  withdrawClue,
} from '@cheyantong/contract';
import { SMS_WORK } from '@cheyantong/domain';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { visitorAddress } from '../../http/visitor-address.ts';
import { addLead } from './add-lead.ts';
import { buyPart } from './buy-part.ts';
import { Leads } from './leads.ts';
import { presentLeadItem } from './present-lead.ts';
import type { LeadDesk } from './take-lead.ts';
import { withdrawLead } from './withdraw-lead.ts';

export function leadRoutes(app: FastifyInstance, desk: LeadDesk): void {
  serve(app, addClue, ({ memberId, body }) => addLead(desk, memberId, body));

  serve(app, buyPartCall, ({ memberId, body }) => buyPart(desk, memberId, body));

  serve(app, listMyClues, async ({ memberId, query }) => {
    const { list, total } = await new Leads(desk.db).listOf(BigInt(memberId), query);
    return { list: list.map(presentLeadItem), total };
  });

  serve(app, withdrawClue, ({ memberId, params }) => withdrawLead(desk, memberId, params.clueId));

  serve(app, sendLeadCode, ({ memberId, query, headers, request }) =>
    desk.sendCode(memberId, {
      phone: query.phoneNumber,
      address: visitorAddress(request),
      ticket: headers[SMS_WORK.ticketHeader],
    }),
  );
}
