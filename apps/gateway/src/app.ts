import { randomUUID } from 'node:crypto';
import { REQUEST_TIMEOUT_MS } from '@cheyantong/domain';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Connections } from './db/database.ts';
import type { DbHandle } from './db/handle.ts';
import type { Env } from './env.ts';
import type { RunningFeature } from './feature.ts';
import type { AccessRules } from './http/access.ts';
import { answerInTime } from './http/answer-in-time.ts';
import {
  answerBadAddress,
  answerNothingThere,
  answerWhatIsNotHttp,
  refuseUnfitForHttp,
} from './http/bad-requests.ts';
import { keepNothingUnlessSaid } from './http/caching.ts';
import { compressAnswers } from './http/compression.ts';
import { documentCalls } from './http/docs.ts';
import { Edition } from './http/edition.ts';
import { failed } from './http/envelope.ts';
import { answerFailuresInTheEnvelope } from './http/errors.ts';
import { sendWhatIsReady } from './http/ready-answer.ts';
import { guard } from './http/security.ts';
import { securityHeaders } from './http/security-headers.ts';
import { refuseSlowBodies } from './http/slow-bodies.ts';
import { watchTheDoor } from './http/stopping.ts';
import { Turns } from './http/turns.ts';
import { WholeAnswers } from './http/whole-answers.ts';
import './http/fastify-types.ts';
import type { AskedFigures } from './observability/asked-figures.ts';
import { exposeHealth } from './observability/health.ts';
import { exposeMetrics } from './observability/metrics.ts';
import { traceCalls } from './observability/tracing/calls.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
const BODY_TIMEOUT_MS = 10_000;
/** Node looks every half minute otherwise, whatever it was told to allow. */
const LOOK_FOR_SLOW_SENDERS_MS = 2_000;
const LOOK_FOR_LATE_ANSWERS_MS = 2_000;
const SAFE_REQUEST_ID = /^[\w-]{8,64}$/;

export interface AppParts {
  env: Env;
  log: Logger;
  db: DbHandle;
  features: readonly RunningFeature[];
  /** What is waiting in the queues, as /metrics shows it. */
  jobFigures: AskedFigures;
  /** Those to PostgreSQL; the embedded database has none. */
  connections?: (() => Connections) | undefined;
  /** Who a token stands for, and whether a limited call may be made once more. */
  access: Omit<AccessRules, 'client'>;
}

/** Builds the gateway from what it is handed; it neither listens nor opens anything by itself. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { env, log, db, features, jobFigures, connections, access } = parts;
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    trustProxy: env.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: LOOK_FOR_SLOW_SENDERS_MS,
      requireHostHeader: false,
    },
    // Closed when all are answered (stopping.ts): who is still there has asked for half a thing, or does not read.
    forceCloseConnections: true,
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerWhatIsNotHttp,
    routerOptions: { maxParamLength: 200 },
  });
  const turns = new Turns(app.server);
  traceCalls(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  watchTheDoor(app);
  sendWhatIsReady(app);
  answerInTime(app, { withinMs: REQUEST_TIMEOUT_MS, lookEveryMs: LOOK_FOR_LATE_ANSWERS_MS });
  refuseSlowBodies(app, { withinMs: BODY_TIMEOUT_MS, lookEveryMs: LOOK_FOR_SLOW_SENDERS_MS });
  keepNothingUnlessSaid(app);
  answerFailuresInTheEnvelope(app);
  answerNothingThere(app);
  app.decorate('accessRules', { client: env.client, ...access });
  app.decorate('edition', new Edition());
  app.decorate('wholeAnswers', new WholeAnswers(securityHeaders({ https: env.production })));

  await guard(app, {
    requestsPerMinute: env.rateLimitPerMinute,
    https: env.production,
    embeddedDatabase: !env.databaseUrl,
    waitMs: () => turns.longestWaitMs,
  });
  refuseUnfitForHttp(app);
  await compressAnswers(app);
  await app.register(formbody);
  await documentCalls(app);
  exposeHealth(app, db);
  exposeMetrics(app, {
    readers: { token: env.metricsToken, behindProxy: env.trustProxy !== false },
    asked: [jobFigures, ...features.flatMap(({ figures = [] }) => figures)],
    connections,
  });

  for (const feature of features) feature.routes?.(app);
  app.all('/api/*', (_request, reply) => reply.status(404).send(failed('C0113')));
  return app;
}

/** A balancer's id is kept so that its log and ours speak of the same request. */
const requestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && SAFE_REQUEST_ID.test(given) ? given : randomUUID();
