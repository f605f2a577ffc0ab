import type { FastifyInstance, FastifyReply } from 'fastify';
import { CallbackLog } from './callback-log.ts';
import type { ReportDesk } from './desk.ts';
import { REPORT_ASK } from './job-names.ts';
import { AnswerRefused, receiveAnswer } from './receive-answer.ts';

const PATH = '/api/vehicle-boot/callback-api/v1/provider';

export const callbackUrlOf = (publicUrl: string, providerCode: string): string =>
  `${publicUrl}${PATH}/${encodeURIComponent(providerCode)}/report`;

/** Where providers send their answers. Theirs is a protocol of its own: plain statuses, no envelope. */
export function callbackRoute(app: FastifyInstance, desk: ReportDesk): void {
  const log = new CallbackLog(desk.db);

  app.register(async (scope) => {
    // A signature covers the bytes that came, so nothing may be parsed on the way.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    scope.post<{ Params: { providerCode: string } }>(
      `${PATH}/:providerCode/report`,
      { schema: { hide: true } },
      async (request, reply) => {
        const { providerCode } = request.params;
        const body = typeof request.body === 'string' ? request.body : '';
        const refuse = async (status: number, refusal: AnswerRefused): Promise<FastifyReply> => {
          const { message: reason, orderNo, details } = refusal;
          await log.refuse({ providerCode, orderNo, reason, details });
          return reply.status(status).send({ message: reason, details });
        };

        const proof = desk.providers.prove(providerCode, request.headers, body);
        if ('problem' in proof) return refuse(401, new AnswerRefused(proof.problem, null));
        if (!(await log.isFirst(providerCode, proof.nonce)))
          return refuse(401, new AnswerRefused('重复的消息', null));
        try {
          await receiveAnswer(desk, providerCode, body);
          return reply.send({ received: true });
        } catch (error) {
          if (!(error instanceof AnswerRefused)) throw error;
          // Perhaps it can say it better: it is asked at once.
          const { orderNo } = error;
          if (orderNo) await desk.enqueue(desk.db, REPORT_ASK, { orderNo });
          return refuse(400, error);
        }
      },
    );
  });
}
