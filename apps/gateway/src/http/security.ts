import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';
import { isOwnCall } from './own-call.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { isOwnMachine, visitorAddress } from './visitor-address.ts';

const MAX_EVENT_LOOP_DELAY_MS = 2_000;
const MAX_WAIT_MS = 2_000;
const LOOK_AT_WAITING_MS = 500;

interface Guards {
  requestsPerMinute: number;
  https: boolean;
  embeddedDatabase: boolean;
  maxEventLoopDelayMs?: number;
  /** How long requests wait until they are begun. */
  waitMs?: () => number;
}

/** Headers, the coarse limit an address, and turning visitors away before the process chokes. */
export async function guard(app: FastifyInstance, options: Guards): Promise<void> {
  addSecurityHeaders(app, options);
  await app.register(rateLimit, {
    max: options.requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => normalizeIP(visitorAddress(request)),
    allowList: (request) => !isApi(request) || isOwnMachine(request),
  });
  // The embedded database works in this very loop: a pause there is a query, not a process that cannot keep up.
  if (!options.embeddedDatabase)
    await app.register(underPressure, {
      maxEventLoopDelay: options.maxEventLoopDelayMs ?? MAX_EVENT_LOOP_DELAY_MS,
      healthCheck: async () => (options.waitMs?.() ?? 0) < MAX_WAIT_MS,
      healthCheckInterval: LOOK_AT_WAITING_MS,
      pressureHandler: sendAway,
    });
}

/** A page that was let in gets what it asks of us: it would come out empty otherwise, after most of the work. */
async function sendAway(): Promise<void> {
  if (!isOwnCall()) throw new Failure('B0220');
}

/** By the route that was found, not by how the address was written: there are many ways to write one. */
const isApi = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith('/api/') ?? false;

/** Rendering is dear: more pages a minute than people read are somebody else's. */
export const PAGE_LIMIT = { rateLimit: { max: 120, timeWindow: '1 minute', allowList: isOwnMachine } };

/**
 * Balancers ask whether we live, vendors and providers tell of money and reports: they are answered however busy the
 * process is and however many visitors ask from the same address.
 */
export const ALWAYS_HEARD = { rateLimit: false, pressureHandler: () => undefined } as const;

/** For what is dear only at times: the route says when, and an address may have so much of it in a minute. */
export function limitedByAddress(
  app: FastifyInstance,
  perMinute: number,
): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit({ max: perMinute, timeWindow: '1 minute', allowList: isOwnMachine });
  return async (request) => {
    const use = await count(request);
    if (use.isAllowed || !use.isExceeded) return;
    throw new Failure('B0210', undefined, { 'retry-after': String(use.ttlInSeconds) });
  };
}
