import type { FastifyInstance } from 'fastify';
import { parseFault } from '../fault-book.ts';
import { FAULT_MODES, type InvoicingFaultBook } from './faults.ts';
import type { InvoiceBook } from './invoice-book.ts';

/** What tests and scripts use; the page's form posts to the same place and is sent back to the page. */
export function registerJsonRoutes(
  app: FastifyInstance,
  book: InvoiceBook,
  faults: InvoicingFaultBook,
): void {
  app.get<{ Querystring: { order?: string } }>('/invoicing/requests', ({ query }) =>
    book.list().filter(({ order }) => !query.order || order.orderNo === query.order),
  );

  app.post('/invoicing/faults', (request, reply) => {
    const fault = parseFault(request.body, { modes: FAULT_MODES, who: 'order' });
    if (!fault) {
      return reply
        .code(400)
        .send({ message: `mode: ${FAULT_MODES.join(' | ')}; order?: text; times?: 1, 2, …` });
    }
    faults.set(fault);
    const fromForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    return fromForm ? reply.redirect('/invoicing', 303) : reply.send(faults.list());
  });
}
