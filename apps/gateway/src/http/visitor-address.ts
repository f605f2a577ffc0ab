import { isIP, isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const FORWARDING_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Whatever Fastify promises, a connection that is closed already has no address. */
interface Asking {
  ip: string | undefined;
  socket: Pick<FastifyRequest['socket'], 'remoteAddress'>;
}

/**
 * The network address that asks. Balancers write it with a port or a zone at times; where they write something that is
 * no address, it is the balancer itself that asks.
 */
export function visitorAddress({ ip = '', socket }: Asking): string {
  if (isIPv4(ip)) return ip;
  const bare = ip
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(bare) ? bare : (socket.remoteAddress ?? '0.0.0.0');
}

/** Health checks and measurements from this very machine; a proxy on it gives itself away by its headers. */
export const isOwnMachine = ({ socket, headers }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean =>
  LOOPBACK.has(socket.remoteAddress ?? '') && FORWARDING_HEADERS.every((name) => headers[name] === undefined);
