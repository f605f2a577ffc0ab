import { DEMO_CLIENT } from '@cheyantong/domain';
import { temporaryKeysFolder } from '@cheyantong/domain/simulated-keys';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { CloudEndpoint } from './clouds/endpoint.ts';
import { addressOnThisHost } from './mini-program/phone/host.ts';
import { registerAssets } from './page/assets.ts';
import { registerIndex } from './page/index-page.ts';
import { registerSecurityHeaders } from './page/security-headers.ts';
import { simulators } from './registry.ts';
import type { SimulatorContext } from './simulator.ts';

/** Builds the simulators without listening, each with an empty memory. */
export function buildSimulators({
  now = () => new Date(),
  keysFolder = temporaryKeysFolder(),
  portalUrl = 'http://127.0.0.1:8080',
  client = DEMO_CLIENT,
}: Partial<Omit<SimulatorContext, 'clouds'>> = {}): FastifyInstance {
  // A simulated time-out keeps its connection open for ever: closing the server must not wait for it.
  const app = Fastify({ forceCloseConnections: true, rewriteUrl: addressOnThisHost });
  registerSecurityHeaders(app);
  registerAssets(app);
  registerIndex(app, simulators);
  app.register(formbody);
  const clouds = new CloudEndpoint(now);
  for (const simulator of simulators) {
    app.register(async (scope) => simulator.register(scope, { now, keysFolder, portalUrl, client, clouds }));
  }
  clouds.register(app);
  return app;
}
