import type { Call, CallData, CallRequest } from '@cheyantong/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OneForAll } from '../memory/one-for-all.ts';
import { refuseTooMany, requireClient, requireMember } from './access.ts';
import { compileWhenAsked } from './compile-when-asked.ts';
import { success } from './envelope.ts';
import { readInput } from './input.ts';
import type { FindReady } from './ready-answer.ts';
import { routeSchema } from './route-schema.ts';
import { readBytes, readUpload, takeBytes, takeUploads, type UploadedFile } from './uploads.ts';
import { WrittenOnce } from './written-once.ts';

/** What a handler is given: validated input, the request, and the member where the call belongs to one. */
type HandlerInput<C extends Call> = CallRequest<C> & {
  request: FastifyRequest;
  reply: FastifyReply;
  memberId: C['access'] extends 'member' ? string : undefined;
} & Received<C>;

type Received<C extends Call> = C['encoding'] extends 'multipart'
  ? { file: UploadedFile }
  : C['encoding'] extends 'bytes'
    ? { bytes: Buffer }
    : unknown;

type Handler<C extends Call> = (input: HandlerInput<C>) => Promise<CallData<C>> | CallData<C>;

/** Serves a declared call: access, input and answer are checked by its declaration, so a handler only acts. */
export function serve<C extends Call>(app: FastifyInstance, call: C, handler: Handler<C>): void {
  serveAs(app, call, handler, (_request, _reply, data) => success(data));
}

/** The same for a handler that remembers what it answers, and answers many with the same object. */
export function serveRemembered<C extends Call>(app: FastifyInstance, call: C, handler: Handler<C>): void {
  serveAs(app, call, handler, sendWritten(new WrittenOnce(app.wholeAnswers)));
}

/** Everybody may make it, as often as they like, and says nothing with it. */
type CallForAll = Call & { method: 'GET'; access: 'open'; perMinute?: never } & SaysNothing;
type SaysNothing = { params?: never; query?: never; headers?: never };

/** The same for a call that has one answer for everybody: while that is remembered, it stands ready. */
export function serveForAll<C extends CallForAll>(
  app: FastifyInstance,
  call: C,
  answer: OneForAll<CallData<C> & object>,
): void {
  const answers = new WrittenOnce(app.wholeAnswers);
  const ready: FindReady = (request) => answer.known && answers.ready(request, answer.known);
  addRoute(app, call, () => answer.read(), sendWritten(answers), ready);
}

type Answer = (request: FastifyRequest, reply: FastifyReply, data: unknown) => unknown;

const sendWritten =
  (answers: WrittenOnce): Answer =>
  (request, reply, data) =>
    typeof data === 'object' && data !== null ? answers.send(request, reply, data) : success(data);

function serveAs<C extends Call>(app: FastifyInstance, call: C, handler: Handler<C>, answer: Answer): void {
  if (call.encoding === 'multipart') takeUploads(app, (scope) => addRoute(scope, call, handler, answer));
  else if (call.encoding === 'bytes') takeBytes(app, (scope) => addRoute(scope, call, handler, answer));
  else addRoute(app, call, handler, answer);
}

function addRoute<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  answer: Answer,
  ready?: FindReady,
): void {
  app.route({
    method: call.method,
    url: `/api/${call.path}`,
    schema: routeSchema(call),
    config: { call, ready },
    validatorCompiler: () => () => true,
    serializerCompiler: compileWhenAsked(call),
    handler: async (request, reply) => {
      const memberId = await admit(app, call, request);
      const input = {
        params: call.params && readInput(call.params, request.params),
        query: call.query && readInput(call.query, request.query),
        body: call.body && readInput(call.body, request.body),
        headers: call.headers && readInput(call.headers, request.headers),
        ...(call.encoding === 'multipart' && { file: await readUpload(request) }),
        ...(call.encoding === 'bytes' && { bytes: readBytes(request) }),
        request,
        reply,
        memberId,
      };
      const data = await handler(input as HandlerInput<C>);
      if (call.changesPages) app.edition.begin();
      return answer(request, reply, data);
    },
  });
}

async function admit(app: FastifyInstance, call: Call, request: FastifyRequest): Promise<string | undefined> {
  await refuseTooMany(request, call, app.accessRules);
  if (call.access === 'member') return requireMember(request, app.accessRules);
  if (call.access === 'client') requireClient(request, app.accessRules);
  return undefined;
}
