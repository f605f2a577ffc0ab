import type { FastifyInstance } from 'fastify';
import { Failure } from './failure.ts';

/** Deeper than any call nests what it takes. */
const DEEPEST = 16;

/**
 * PostgreSQL keeps neither a NUL nor half a surrogate pair in a text, and nobody types them: refused once for all
 * calls, wherever they stand. What a vendor sends stays bytes until its signature is checked.
 */
export function refuseUnusableText(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const given = [request.params, request.query, request.body];
    done(given.every((part) => isUsable(part)) ? undefined : new Failure('A0421', '内容含有无法识别的字符'));
  });
}

function isUsable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return true;
  if (depth === DEEPEST) return false;
  return Object.entries(value).every(([key, inner]) => isUsable(key) && isUsable(inner, depth + 1));
}
