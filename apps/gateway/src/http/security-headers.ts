import type { FastifyInstance } from 'fastify';

/** What an answer says that is no page: a browser that is shown one runs, frames and guesses nothing of it. */
const HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
const ONLY_HTTPS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

export const securityHeaders = ({ https }: { https: boolean }): Readonly<Record<string, string>> =>
  https ? { ...HEADERS, ...ONLY_HTTPS } : HEADERS;

/**
 * Written down and not asked of a library for each answer: they are the same for all of them, and working them out anew took
 * a tenth of what a kept page costs.
 */
export function addSecurityHeaders(app: FastifyInstance, reach: { https: boolean }): void {
  const headers = securityHeaders(reach);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** What protects a file that pages use. */
const FILE_HEADERS = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
/** A worker has no page whose policy it would be under. */
const WORKER_FILE = /\.worker-[^/]+$/;
const WORKER_HEADERS = { ...FILE_HEADERS, 'content-security-policy': "default-src 'none'" };

/**
 * For scripts, styles and fonts, which nobody is shown: a first visit fetches dozens of them, and what was said of windows and
 * frames with each was 16 of the 217 kB of home's scripts.
 */
export const fileHeaders = (path: string): Readonly<Record<string, string>> =>
  WORKER_FILE.test(path) ? WORKER_HEADERS : FILE_HEADERS;
