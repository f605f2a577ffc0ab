import { randomUUID } from 'node:crypto';
import { REQUEST_TIMEOUT_MS } from '@cheyantong/domain';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import type { SmsSender } from './adapters/sms/port.ts';
import type { DbHandle } from './db/handle.ts';
import type { Env } from './env.ts';
import { accountRoutes } from './features/account/routes.ts';
import { Sessions } from './features/account/sessions.ts';
import { areaRoutes } from './features/areas/routes.ts';
import { documentCalls } from './http/docs.ts';
import { failed } from './http/envelope.ts';
import { answerFailuresInTheEnvelope } from './http/errors.ts';
import { guard } from './http/security.ts';
import { letConnectionsGoWhenStopping } from './http/stopping.ts';
import './http/fastify-types.ts';
import { exposeHealth } from './observability/health.ts';
import { loggerOptions } from './observability/logger.ts';
import { exposeMetrics } from './observability/metrics.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
const SAFE_REQUEST_ID = /^[\w-]{8,64}$/;

export interface AppParts {
  env: Env;
  db: DbHandle;
  sms: SmsSender;
}

/** Builds the gateway from what it is handed; it neither listens nor opens anything by itself. */
export async function buildApp({ env, db, sms }: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(env.logLevel),
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    trustProxy: env.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    handlerTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  letConnectionsGoWhenStopping(app);
  answerFailuresInTheEnvelope(app);
  app.decorate('accessRules', {
    client: env.client,
    authenticate: (token) => new Sessions(db).findMember(token),
  });

  await guard(app, { requestsPerMinute: env.rateLimitPerMinute, https: env.production });
  await app.register(formbody);
  await documentCalls(app);
  exposeHealth(app, db);
  exposeMetrics(app, env.metricsToken);

  accountRoutes(app, { db, sms, appSecret: env.appSecret, smsPerAddressHourly: env.smsPerAddressHourly });
  areaRoutes(app);
  app.all('/api/*', (_request, reply) => reply.status(404).send(failed('C0113')));
  return app;
}

/** A balancer's id is kept so that its log and ours speak of the same request. */
const requestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && SAFE_REQUEST_ID.test(given) ? given : randomUUID();
