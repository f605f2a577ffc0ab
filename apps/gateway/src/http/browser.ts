import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = /(?:^|;\s*)browser=([\w-]{22})(?:;|$)/;
/** Long enough to wait for a message and type its code, too short to follow anybody. */
const LIFE_SECONDS = 3_600;

/** The id that this browser was given a while ago; undefined for callers that keep no cookies. */
export const browserOf = (request: FastifyRequest): string | undefined =>
  COOKIE.exec(request.headers.cookie ?? '')?.[1];

/** Gives the browser an id that no script and no other site can read or send. */
export function nameBrowser(request: FastifyRequest, reply: FastifyReply): string {
  const id = randomBytes(16).toString('base64url');
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `browser=${id}; Max-Age=${LIFE_SECONDS}; Path=/api; HttpOnly; SameSite=Strict${secure}`,
  );
  return id;
}
