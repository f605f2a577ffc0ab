import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { namesNobody } from './bad-requests.ts';
import { bringsBody } from './slow-bodies.ts';

/** An answer that is there as a whole: nothing of it has to be asked, made, compressed or waited for. */
export interface ReadyAnswer {
  status: number;
  /** All that is said with it, but for what belongs to one request: names and values in turns, as Node writes them fastest. */
  head: readonly string[];
  body: Buffer | undefined;
  /** Whether a visitor is told the request's id, to name it. */
  tellsId: boolean;
}

/** What stands ready for a request of this route. It is the same for everybody: who asks makes no difference. */
export type FindReady = (request: FastifyRequest) => ReadyAnswer | undefined;

interface Said {
  status?: number;
  headers: Readonly<Record<string, string>>;
  body?: Buffer;
  tellsId?: boolean;
}

export function readyAnswer({ status = 200, headers, body, tellsId = true }: Said): ReadyAnswer {
  const length = body && { 'content-length': String(body.length) };
  return { status, head: Object.entries({ ...headers, ...length }).flat(), body, tellsId };
}

/** Past all that others would add or look at on the way out: it is complete. */
export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, head, body, tellsId }: ReadyAnswer,
): void {
  // Whoever waited too long has been told so.
  if (reply.sent) return;
  if (reply.isLeft) {
    reply.send();
    return;
  }
  const said = [...head];
  if (tellsId) said.push('x-request-id', request.id);
  if (request.server.door.isClosing) said.push('connection', 'close');
  reply.raw.writeHead(status, said);
  reply.hijack();
  reply.raw.end(body);
}

/**
 * What many ask for and stands ready is sent as soon as its route is found. It costs no more than to refuse it would, so no limit
 * is asked; it is logged and counted like every answer.
 */
export function sendWhatIsReady(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const answer = isPlainQuestion(request) ? request.routeOptions.config.ready?.(request) : undefined;
    if (answer) sendReady(request, reply, answer);
    else done();
  });
}

/** What comes with a question, or is missing, others look at. */
const isPlainQuestion = (request: FastifyRequest): boolean => !bringsBody(request) && !namesNobody(request);
