import { SERVICE_NAMES } from '@cheyantong/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProviderOrder } from './provider-order.ts';
import type { RequestBook } from './request-book.ts';
import { signatureProblem, signedHeaders } from './signature.ts';
import type { SimulatedProvider } from './simulated-provider.ts';

/** The addresses each provider would give us: placing an order, asking about one, taking one back. Answers are signed as well. */
export function registerOrderRoutes(
  app: FastifyInstance,
  book: RequestBook,
  provider: SimulatedProvider,
  now: () => Date,
): void {
  app.register(async (scope) => {
    // A signature covers the bytes that came, so nothing may be parsed on the way.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.addHook('preHandler', async (request, reply) => {
      const problem = signatureProblem(request.headers, bodyOf(request), now());
      if (problem) return reply.code(401).send({ message: problem });
    });

    scope.post<{ Params: { provider: string } }>('/providers/:provider/orders', (request, reply) => {
      const order = readOrder(bodyOf(request));
      if (!order) return reply.code(400).send({ message: 'not an order' });
      if (book.turnsAway(order)) return reply.code(500).send({ message: 'simulated fault' });
      const { request: taken, isNew } = book.take(request.params.provider, order, now());
      if (isNew) provider.begin(taken);
      return sendSigned(request, reply, JSON.stringify({ providerRef: taken.ref }), now());
    });

    scope.post<{ Params: { ref: string } }>('/providers/:provider/orders/:ref/ask', (request, reply) => {
      const known = book.find(request.params.ref.replace(/^SIM/, ''));
      if (!known) return reply.code(404).send({ message: 'unknown order' });
      return sendSigned(request, reply, provider.answerWhenAsked(known), now());
    });

    scope.post<{ Params: { ref: string } }>('/providers/:provider/orders/:ref/cancel', (request, reply) => {
      const known = book.find(request.params.ref.replace(/^SIM/, ''));
      if (!known) return reply.code(404).send({ message: 'unknown order' });
      return sendSigned(request, reply, JSON.stringify({ state: provider.cancel(known) }), now());
    });
  });
}

/** The nonce of the question is signed with the answer, so that it answers this question and no other. */
const sendSigned = (request: FastifyRequest, reply: FastifyReply, body: string, now: Date): FastifyReply =>
  reply.headers(signedHeaders(body, now, String(request.headers['x-cheyantong-nonce']))).send(body);

const bodyOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');

function readOrder(body: string): ProviderOrder | null {
  try {
    const order = JSON.parse(body) as ProviderOrder;
    const known = SERVICE_NAMES.includes(order.service);
    return known && order.orderNo && order.vehicle && URL.canParse(order.callbackUrl) ? order : null;
  } catch {
    return null;
  }
}
