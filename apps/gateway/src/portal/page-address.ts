import type { FastifyRequest } from 'fastify';
import { Failure } from '../http/failure.ts';

/** What was asked for, under our own name: somebody may write any Host, and the whole address where a path belongs. */
export function pageAddress({ protocol, host, url }: FastifyRequest, ownOrigin: string): URL {
  const asked = `${protocol}://${host}`;
  if (!URL.canParse(url, asked)) throw new Failure('A0400');
  const { pathname, search } = new URL(url, asked);
  return new URL(ownOrigin + pathname + search);
}
