import type { FastifyInstance, FastifyReply } from 'fastify';
import { WhoIsIn } from '../memory/who-is-in.ts';
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
  const waiting = new WhoIsIn<FastifyReply>();
  app.addHook('onRequest', (_request, reply, done) => {
    waiting.enter(reply);
    done();
  });
  // What has begun to be answered is not broken off: a file takes as long as its reader does.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    waiting.leave(reply);
    done();
  });
  app.addHook('onResponse', (_request, reply, done) => {
    waiting.leave(reply);
    done();
  });

  const look = setInterval(() => {
    for (const reply of waiting.showOut(withinMs)) if (!reply.sent) reply.send(new Failure('B0100'));
  }, lookEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(look));
}
