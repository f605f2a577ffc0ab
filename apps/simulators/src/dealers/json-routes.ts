import type { FastifyInstance } from 'fastify';
import { parseFault } from '../fault-book.ts';
import { type DealerQuery, dealerQuery } from './dealer-query.ts';
import { type DealerFaultBook, FAULT_MODES } from './faults.ts';
import type { Inbox } from './inbox.ts';

/** What tests and scripts use; the page's form posts to the same place and is sent back to the page. */
export function registerJsonRoutes(app: FastifyInstance, inbox: Inbox, faults: DealerFaultBook): void {
  app.get<DealerQuery>('/dealers/inbox', dealerQuery, (request) => inbox.list(request.query.dealer));

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
