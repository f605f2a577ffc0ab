import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { WhoIsIn } from '../memory/who-is-in.ts';

interface Limits {
  withinMs: number;
  lookEveryMs: number;
}

/**
 * What people fill in is sent in an instant; whoever takes longer holds a connection for nothing. Files take their time, and have
 * the whole of a request's. Answered as Node answers those who take too long for everything else, and closed.
 */
export function refuseSlowBodies(app: FastifyInstance, { withinMs, lookEveryMs }: Limits): void {
  const arriving = new WhoIsIn<IncomingMessage>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (comesByWire(request) && bringsBody(request) && !bringsFile(request)) arriving.enter(request.raw);
    done();
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (raw.complete) arriving.leave(raw);
    done();
  });

  const look = setInterval(() => {
    for (const raw of arriving.showOut(withinMs))
      if (!raw.complete) app.server.emit('clientError', tookTooLong(), raw.socket);
  }, lookEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(look));
}

/** What a page asks of its own server has no connection, and is there as a whole. */
const comesByWire = ({ raw }: FastifyRequest): boolean => raw.socket instanceof Socket;

export const bringsBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function bringsFile({ routeOptions }: FastifyRequest): boolean {
  const encoding = routeOptions.config.call?.encoding;
  return encoding === 'multipart' || encoding === 'bytes';
}

const tookTooLong = (): Error =>
  Object.assign(new Error('the body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
