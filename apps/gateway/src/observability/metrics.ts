import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Connections } from '../db/database.ts';
import { bearerToken } from '../http/access.ts';
import { Failure } from '../http/failure.ts';
import { isOwnMachine } from '../http/visitor-address.ts';
import { type AskedFigures, askedGauges } from './asked-figures.ts';
import { figures } from './figures.ts';
import { showSaturation } from './saturation.ts';

const LATENCY_BUCKETS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30];

interface Shown {
  readers: MetricsReaders;
  /** What the database knows. */
  asked: readonly AskedFigures[];
  /** Those to PostgreSQL; the embedded database has none. */
  connections: (() => Connections) | undefined;
}

interface MetricsReaders {
  token: string;
  /** Behind a proxy everybody may seem to ask from this machine. */
  behindProxy: boolean;
}

/** Prometheus figures at /metrics: for whoever holds the token; without one, for the machine itself. */
export function exposeMetrics(app: FastifyInstance, { readers, asked, connections }: Shown): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  showSaturation(app, registry, connections);
  const askDatabase = askedGauges(registry, asked);
  const latency = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: LATENCY_BUCKETS_S,
    registers: [registry],
  });
  const faults = new Counter({
    name: 'http_faults_total',
    help: 'Answers with a 5xx status, by route',
    labelNames: ['route'],
    registers: [registry],
  });

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    latency.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) faults.inc({ route });
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, readers)) throw new Failure('C0113');
    await askDatabase();
    return reply.type(registry.contentType).send(await Registry.merge([registry, figures]).metrics());
  });
}

function mayRead(request: FastifyRequest, { token, behindProxy }: MetricsReaders): boolean {
  if (token === '') return !behindProxy && isOwnMachine(request);
  const given = Buffer.from(bearerToken(request) ?? '');
  const expected = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
