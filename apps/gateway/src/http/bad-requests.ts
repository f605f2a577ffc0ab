import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failed } from './envelope.ts';
import { Failure } from './failure.ts';

/** What the plugins would have added, had the request come as far as them. */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** An address that cannot be decoded, refused before any route is looked for. */
export const answerBadAddress = (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
  void reply
    .status(400)
    .headers({ ...HEADERS, 'x-request-id': request.id })
    .send(failed('A0400'));
};

const REFUSALS: Record<string, { status: string; body: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', body: JSON.stringify(failed('B0100')) },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    body: JSON.stringify(failed('A0702')),
  },
};
const NOT_HTTP = { status: '400 Bad Request', body: JSON.stringify(failed('A0400')) };

/** What is not even HTTP gets an answer in the envelope, and the line is closed: nobody knows where the next request would begin. */
export function answerWhatIsNotHttp(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = REFUSALS[error.code ?? ''] ?? NOT_HTTP;
  const headers = { ...HEADERS, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** It does not say whom it asks. */
export const namesNobody = ({ raw, headers }: FastifyRequest): boolean =>
  raw.httpVersion === '1.1' && headers.host === undefined;

/**
 * Node would refuse these by itself, in a few words of its own: a request that does not say whom it asks, and one that
 * expects what nobody offers.
 */
export function refuseUnfitForHttp(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(namesNobody(request) ? new Failure('A0400') : undefined);
  });
  app.server.on('checkExpectation', (_request, response: ServerResponse) => {
    const length = { 'content-length': Buffer.byteLength(NOT_HTTP.body) };
    response.writeHead(400, { ...HEADERS, ...length, connection: 'close' }).end(NOT_HTTP.body);
  });
}

/** Nothing is there under this address and method. Pages have a route for whatever is asked for with GET. */
export function answerNothingThere(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.status(404).send(failed('C0113')));
}
