import type { FastifyRequest } from 'fastify';
import { visitorAddress } from '../../http/visitor-address.ts';
import { placeOf } from './network-place.ts';
import type { Device } from './sessions.ts';

/** What a session that begins with this request is begun on. */
export const deviceOf = (request: FastifyRequest): Device => ({
  userAgent: request.headers['user-agent'] ?? '',
  network: placeOf(visitorAddress(request)).network,
});
