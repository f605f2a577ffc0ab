import type { FastifyInstance } from 'fastify';
import { ALWAYS_HEARD } from '../../../http/security.ts';
import type { DeliveryDesk } from '../tell-dealer.ts';
import { answerPathOf } from './answer-url.ts';
import { takeAnswer } from './take-answer.ts';

/** Where dealers say what they did with a number. Theirs is a protocol of its own: plain statuses, no envelope. */
export function answerRoute(app: FastifyInstance, desk: DeliveryDesk): void {
  app.register(async (scope) => {
    // A signature covers the bytes that came, so nothing may be parsed on the way.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    scope.post<{ Params: { dealerId: string } }>(
      answerPathOf(':dealerId'),
      { schema: { hide: true }, config: ALWAYS_HEARD },
      async ({ params: { dealerId }, headers, body }, reply) => {
        const text = typeof body === 'string' ? body : '';
        const status = await takeAnswer(desk, { dealerId, headers, body: text });
        return reply.status(status).send({ received: status === 200 });
      },
    );
  });
}
