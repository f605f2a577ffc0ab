import type { FastifyInstance } from 'fastify';
import { parseFault } from '../fault-book.ts';
import { FAULT_MODES, type SmsFaultBook } from './faults.ts';
import type { Inbox } from './inbox.ts';
import { type PhoneQuery, phoneQuery } from './phone-query.ts';

/** What tests and scripts use; the page's form posts to the same place and is sent back to the page. */
export function registerJsonRoutes(app: FastifyInstance, inbox: Inbox, faults: SmsFaultBook): void {
  app.get<PhoneQuery>('/sms/inbox', phoneQuery, (request) =>
    inbox.list(request.query.phone).map(({ phone, code, text, time }) => ({ phone, code, text, time })),
  );

  app.get('/sms/faults', () => faults.list());

  app.post('/sms/faults', (request, reply) => {
    const fault = parseFault(request.body, { modes: FAULT_MODES, who: 'phone' });
    if (!fault) {
      return reply
        .code(400)
        .send({ message: `mode: ${FAULT_MODES.join(' | ')}; phone?: text; times?: 1, 2, …` });
    }
    faults.set(fault);
    const fromForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    return fromForm ? reply.redirect('/sms', 303) : reply.send(faults.list());
  });
}
