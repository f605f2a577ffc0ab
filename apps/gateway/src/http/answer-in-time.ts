import type { FastifyInstance, FastifyReply } from 'fastify';
import { Failure } from './failure.ts';

interface Limits {
  withinMs: number;
  lookEveryMs: number;
}

/**
 * Nobody waits longer than this for an answer. One look at the waiting ones every few seconds costs a request next to
 * nothing; a timer and an abort signal for each, as the framework has it, cost one of twenty requests.
 */
export function answerInTime(app: FastifyInstance, { withinMs, lookEveryMs }: Limits): void {
  // In the order they came: the look ends at the first that has not waited too long.
  const waiting = new Map<FastifyReply, number>();
  app.addHook('onRequest', (_request, reply, done) => {
    waiting.set(reply, performance.now());
    done();
  });
  // What has begun to be answered is not broken off: a file takes as long as its reader does.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    waiting.delete(reply);
    done();
  });
  app.addHook('onResponse', (_request, reply, done) => {
    waiting.delete(reply);
    done();
  });

  const look = setInterval(() => {
    const tooEarly = performance.now() - withinMs;
    for (const [reply, since] of waiting) {
      if (since > tooEarly) break;
      waiting.delete(reply);
      if (!reply.sent) reply.send(new Failure('B0100'));
    }
  }, lookEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(look));
}
