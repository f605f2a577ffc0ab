import type { FastifyInstance } from 'fastify';

/** A kept-alive connection would hold a stopping server up for a minute: its last answer says goodbye. */
export function letConnectionsGoWhenStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done();
  });
}
