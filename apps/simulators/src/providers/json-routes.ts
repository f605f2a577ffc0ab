import type { FastifyInstance } from 'fastify';
import { OUTCOMES, type Outcome, type RequestBook } from './request-book.ts';
import type { SimulatedProvider } from './simulated-provider.ts';

/** What tests and scripts use; the page's buttons post to the same place and are sent back to the page. */
export function registerJsonRoutes(
  app: FastifyInstance,
  book: RequestBook,
  provider: SimulatedProvider,
): void {
  app.get('/providers/requests', () =>
    book.list().map(({ ref, provider, order, behaviour, receivedAt, revision, said, canceledAt }) => ({
      orderNo: order.orderNo,
      ref,
      provider,
      service: order.service,
      vin: order.vin,
      behaviour,
      receivedAt,
      revision,
      said,
      canceledAt,
    })),
  );

  app.post<{ Params: { orderNo: string } }>('/providers/:orderNo/answer', async (request, reply) => {
    const known = book.find(request.params.orderNo);
    if (!known) return reply.code(404).send({ message: 'unknown order' });
    const outcome = outcomeOf(request.body);
    if (outcome === null) return reply.code(400).send({ message: `outcome?: ${OUTCOMES.join(' | ')}` });
    const status = await provider.say(known, outcome);
    const fromForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    if (fromForm) return reply.redirect('/providers', 303);
    return { orderNo: known.order.orderNo, outcome: known.said?.outcome, status };
  });
}

/** Undefined: as the car makes it; null: no word that we know. */
function outcomeOf(body: unknown): Outcome | undefined | null {
  const { outcome } = (body ?? {}) as { outcome?: unknown };
  if (outcome === undefined || outcome === '') return undefined;
  return OUTCOMES.find((known) => known === outcome) ?? null;
}
