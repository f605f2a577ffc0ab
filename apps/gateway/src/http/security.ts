import helmet from '@fastify/helmet';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOwnMachine, visitorAddress } from './visitor-address.ts';

const MAX_EVENT_LOOP_DELAY_MS = 2_000;

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
    keyGenerator: (request) => normalizeIP(visitorAddress(request)),
    allowList: (request) => !isApi(request) || isOwnMachine(request),
  });
  // The embedded database works in this very loop: a pause there is a query, not a process that cannot keep up.
  if (!options.embeddedDatabase)
    await app.register(underPressure, { maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS });
}

/** By the route that was found, not by how the address was written: there are many ways to write one. */
const isApi = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith('/api/') ?? false;

/** Rendering is dear: more pages a minute than people read are somebody else's. */
export const PAGE_LIMIT = { rateLimit: { max: 120, timeWindow: '1 minute', allowList: isOwnMachine } };

/**
 * Vendors and providers send from few addresses, many notices at a time, and visitors behind the same balancer must not
 * use up what they need: each of their routes has a count of its own, which only a flood reaches.
 */
export const NOTICE_LIMIT = { rateLimit: { max: 6_000, timeWindow: '1 minute' } };
