import type { FastifyInstance } from 'fastify';

/** Whatever a route says nothing about is for whoever asked, and for nobody later. */
export function keepNothingUnlessSaid(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
}
