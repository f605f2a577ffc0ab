import { FAILURES, type FailureCode } from '@cheyantong/domain';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isDiskFull, isStatementTooSlow } from '../db/away.ts';
import { countFailure } from '../observability/failures.ts';
import { failed } from './envelope.ts';
import { Failure } from './failure.ts';
import { FAULT_PAGE_POLICY, faultPage } from './fault-page.ts';

/** When it is worth asking again: in another minute, or when there is less to do or the database is back. */
const RETRY_AFTER_S: Record<number, number> = { 429: 60, 503: 5 };

/** What the framework itself refuses, in the contract's words. */
const FRAMEWORK_FAILURES: Record<string, FailureCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'A0702',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'A0400',
  FST_ERR_CTP_INVALID_JSON_BODY: 'A0400',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'A0410',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'A0400',
};

export function answerFailuresInTheEnvelope(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => answer(error, request, reply));
}

function answer(error: FastifyError | Failure, request: FastifyRequest, reply: FastifyReply) {
  const failure = brokeOff(request) ? new Failure('A0400') : asFailure(error);
  countFailure(request, failure.code);
  if (failure.code === 'B0001') request.log.error({ err: error }, 'unexpected fault');
  if (failure.code === 'C0300')
    request.log.warn({ err: error }, isDiskFull(error) ? 'disk full' : 'database away');
  reply.status(statusOf(failure, request)).headers(failure.headers);
  const retryAfter = RETRY_AFTER_S[reply.statusCode];
  if (retryAfter && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter);
  if (isCall(request)) return reply.send(failed(failure.code, failure.message));
  reply.header('vary', 'Accept');
  if (wantsPage(request)) {
    return reply
      .header('content-security-policy', FAULT_PAGE_POLICY)
      .type('text/html')
      .send(faultPage(failure.message));
  }
  return reply.send(failed(failure.code, failure.message));
}

/** Whoever asked went away before the body was whole: that line was cut, not the database's. */
const brokeOff = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

const isCall = ({ url }: FastifyRequest): boolean => url.startsWith('/api/');

const wantsPage = ({ headers }: FastifyRequest): boolean => (headers.accept ?? '').includes('text/html');

function asFailure(error: FastifyError | Failure): Failure {
  if (error instanceof Failure) return error;
  const code = FRAMEWORK_FAILURES[error.code];
  if (code) return new Failure(code);
  if (isDatabaseAway(error) || isDiskFull(error)) return new Failure('C0300');
  if (isStatementTooSlow(error)) return new Failure('B0100');
  if (error.statusCode === 429) return new Failure('B0210');
  // Whatever else went wrong, its text stays in the log.
  return new Failure(error.statusCode === 400 ? 'A0400' : 'B0001');
}

/** Calls that are polled or toast for themselves answer their business failures with 200 (api.md 2.1). */
function statusOf(failure: Failure, request: FastifyRequest): number {
  const { status } = FAILURES[failure.code];
  const travelsOn200 = request.routeOptions.config.call?.failuresOn200 && (status === 400 || status === 502);
  return travelsOn200 ? 200 : status;
}
