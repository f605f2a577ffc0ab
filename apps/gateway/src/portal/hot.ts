import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { PortalBuild } from './portal-build.ts';

const PORTAL = fileURLToPath(new URL('../../../portal', import.meta.url));

/** The portal as it is being written: Vite in this very process, so that one address serves pages and calls alike. */
export async function hotPortal(app: FastifyInstance): Promise<{ currentBuild(): Promise<PortalBuild> }> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: PORTAL,
    appType: 'custom',
    server: { middlewareMode: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, (error?: Error) => done(error));
  });
  return {
    currentBuild: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as PortalBuild,
  };
}
