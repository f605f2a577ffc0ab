import type { FastifyInstance } from 'fastify';

/** Messages are foreign text on a page: even if one got through the escaping, no script of its own would run. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    // A page that is made to stand in somebody's frame says so itself.
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', CONTENT_SECURITY_POLICY);
    }
    reply.header('x-content-type-options', 'nosniff');
    reply.header('cache-control', 'no-store');
  });
}
