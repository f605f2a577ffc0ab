import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DealerFaultBook, FaultMode } from './faults.ts';
import type { Inbox } from './inbox.ts';
import { readEvent } from './lead-event.ts';
import { signatureProblem } from './signature.ts';

const FAULT_STATUS = { reject: 422, error: 503 } as const satisfies Partial<Record<FaultMode, number>>;

/** The address each dealer would give us: verifies, takes a lead or its withdrawal once, and says so. */
export function registerWebhook(
  app: FastifyInstance,
  inbox: Inbox,
  faults: DealerFaultBook,
  now: () => Date,
): void {
  app.register(async (scope) => {
    // A signature covers the bytes that came, so nothing may be parsed on the way.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    scope.post<{ Params: { dealer: string } }>('/dealers/:dealer/leads', (request, reply) => {
      const { dealer } = request.params;
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const problem = signatureProblem({ ...signatureOf(request), body }, now());
      if (problem) return reply.code(401).send({ message: problem });

      const fault = faults.take(dealer);
      // A simulated time-out: the connection stays open without a word until the caller gives up.
      if (fault === 'timeout') return reply.hijack();
      if (fault !== 'none') return reply.code(FAULT_STATUS[fault]).send({ message: `simulated ${fault}` });

      const event = readEvent(body);
      if (!event) return reply.code(400).send({ message: 'not a lead' });
      const time = now().toISOString();
      if (event.event === 'lead.withdrawn') inbox.withdraw(event.leadId, time);
      else inbox.add({ ...event.lead, dealer, time });
      return reply.send({ received: event.leadId });
    });
  });
}

const signatureOf = ({ headers }: FastifyRequest) => ({
  timestamp: String(headers['x-cheyantong-timestamp'] ?? ''),
  signature: String(headers['x-cheyantong-signature'] ?? ''),
});
