import type { FailureCode } from '@cheyantong/domain';
import type { FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import { figures } from './figures.ts';

const failures = new Counter({
  name: 'http_failures_total',
  help: 'Failures that visitors were told of, by route and code, whatever their status',
  labelNames: ['route', 'code'],
  registers: [figures],
});

/** Some calls answer their failures with 200: only the code tells. */
export const countFailure = ({ routeOptions }: FastifyRequest, code: FailureCode): void =>
  failures.inc({ route: routeOptions.url ?? 'unknown', code });
