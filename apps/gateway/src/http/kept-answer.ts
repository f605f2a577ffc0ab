import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What many ask for again and again and seldom changes: a sitemap, a feed. */
export interface KeptAnswer {
  type: string;
  body: Uint8Array;
  zipped: boolean;
  etag: string;
  changedAt: Date | null;
}

interface Written {
  type: string;
  body: Uint8Array;
  zipped?: boolean;
  /** When what it tells of last changed, if that is known. */
  changedAt?: Date | null;
}

/** Weak, since it is the same answer zipped and unzipped. */
export const keptAnswer = ({ type, body, zipped = false, changedAt = null }: Written): KeptAnswer => ({
  type,
  body,
  zipped,
  changedAt,
  etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});

const NOT_MODIFIED = 304;

/** Whoever has it already is told so and no more. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
  forSeconds: number,
): FastifyReply {
  const { type, body, zipped, etag, changedAt } = answer;
  reply.headers({ 'cache-control': `public, max-age=${forSeconds}`, etag });
  if (changedAt) reply.header('last-modified', changedAt.toUTCString());
  if (zipped) reply.header('vary', 'Accept-Encoding');
  if (isKnown(request, answer)) return reply.status(NOT_MODIFIED).send();
  reply.type(type);
  if (!zipped) return reply.send(body);
  if (/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')))
    return reply.header('content-encoding', 'gzip').send(body);
  return reply.send(Readable.from([body]).pipe(createGunzip()));
}

/** Whether whoever asks has what bears this tag. */
export const knowsTag = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') ?? false;

/** A tag says more than a date: where one was sent, the date is not looked at. */
function isKnown(request: FastifyRequest, { etag, changedAt }: KeptAnswer): boolean {
  const { headers } = request;
  if (headers['if-none-match'] !== undefined) return knowsTag(request, etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return changedAt !== null && Math.floor(changedAt.getTime() / 1000) <= since / 1000;
}
