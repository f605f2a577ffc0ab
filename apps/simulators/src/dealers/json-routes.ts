import type { FastifyInstance } from 'fastify';
import { parseFault } from '../fault-book.ts';
import { ANSWERS, sayAnswer } from './answer.ts';
import { type DealerQuery, dealerQuery } from './dealer-query.ts';
import { type DealerFaultBook, FAULT_MODES } from './faults.ts';
import type { Inbox } from './inbox.ts';

/** What tests and scripts use; the page's form posts to the same place and is sent back to the page. */
export function registerJsonRoutes(
  app: FastifyInstance,
  inbox: Inbox,
  faults: DealerFaultBook,
  now: () => Date,
): void {
  app.get<DealerQuery>('/dealers/inbox', dealerQuery, (request) => inbox.list(request.query.dealer));

  app.post('/dealers/answers', async (request, reply) => {
    const { leadId, event } = (request.body ?? {}) as { leadId?: unknown; event?: unknown };
    const lead = inbox.find(String(leadId));
    const said = ANSWERS.find((known) => known === event);
    if (!lead || !said)
      return reply.code(400).send({ message: `leadId: of the inbox; event: ${ANSWERS.join(' | ')}` });
    const status = await sayAnswer(lead, said, now());
    const fromForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    return fromForm ? reply.redirect('/dealers', 303) : { leadId: lead.leadId, event: said, status };
  });

  app.get('/dealers/faults', () => faults.list());

  app.post('/dealers/faults', (request, reply) => {
    const fault = parseFault(request.body, { modes: FAULT_MODES, who: 'dealer' });
    if (!fault) {
      return reply
        .code(400)
        .send({ message: `mode: ${FAULT_MODES.join(' | ')}; dealer?: text; times?: 1, 2, …` });
    }
    faults.set(fault);
    const fromForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    return fromForm ? reply.redirect('/dealers', 303) : reply.send(faults.list());
  });
}
