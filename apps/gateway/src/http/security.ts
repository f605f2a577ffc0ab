import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const MAX_EVENT_LOOP_DELAY_MS = 2_000;
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Headers, the coarse limit an address, and turning visitors away before the process chokes. */
export async function guard(
  app: FastifyInstance,
  options: { requestsPerMinute: number; https: boolean; embeddedDatabase: boolean },
): Promise<void> {
  await app.register(helmet, {
    enableCSPNonces: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"] },
    },
    strictTransportSecurity: options.https,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(rateLimit, {
    max: options.requestsPerMinute,
    timeWindow: '1 minute',
    allowList: (request) => !isApi(request) || isOwnMachine(request),
  });
  // The embedded database works in this very loop: a pause there is a query, not a process that cannot keep up.
  if (!options.embeddedDatabase)
    await app.register(underPressure, { maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS });
}

const isApi = (request: FastifyRequest): boolean => request.url.startsWith('/api/');

/** Health checks and measurements from this very machine; a proxy on it gives itself away by its header. */
const isOwnMachine = (request: FastifyRequest): boolean =>
  LOOPBACK.has(request.ip) && request.headers['x-forwarded-for'] === undefined;
