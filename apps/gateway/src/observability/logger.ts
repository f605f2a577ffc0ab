import { maskText } from '@cheyantong/domain';
import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';

/** Where pages are asked for; the route says nothing there, so the path is told. */
const PAGES = '/*';

/** The route that was found, and nothing of what was asked for with it: codes, signatures and names stand in addresses. */
function describeRequest({ method, url, ip, routeOptions }: FastifyRequest) {
  const route = routeOptions?.url;
  return { method, route, ...(route === PAGES && { path: url.split('?')[0] }), address: ip };
}

/** All the digits of a clock may hold eleven that read like a phone; masked, the line would be no JSON. */
const toMicroseconds = (ms: number): number => Math.round(ms * 1000) / 1000;

/** Structured lines in which no phone, ID number, VIN or credential stands, whoever wrote the line. */
export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  serializers: { req: describeRequest, responseTime: toMicroseconds },
  hooks: { streamWrite: maskText },
});
