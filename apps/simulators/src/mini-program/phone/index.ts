import type { FastifyInstance } from 'fastify';
import { serveFile } from '../../page/assets.ts';
import type { SimulatorContext } from '../../simulator.ts';
import { type ConfigProof, checkConfig } from './check-config.ts';
import { PHONE_HOST, PHONE_ROOT } from './host.ts';
import { sendPhonePage } from './page/phone-page.ts';
import { registerProxy } from './proxy.ts';

const SCRIPTS = ['bridge', 'phone', 'pages', 'native-calls', 'settings', 'log'];

/** A phone with the mini-program in it: a page around the portal's pages, on a host of its own. */
export function registerPhone(app: FastifyInstance, { portalUrl }: SimulatorContext): void {
  app.get('/mini', ({ port }, reply) => reply.redirect(`http://${PHONE_HOST}:${port}/__phone`));

  app.get(`${PHONE_ROOT}/__phone`, ({ port }, reply) => sendPhonePage(reply, `http://localhost:${port}/`));
  for (const name of SCRIPTS) {
    serveFile(app, `${PHONE_ROOT}/__phone/${name}.js`, new URL(`./page/${name}.js`, import.meta.url), 'js');
  }
  for (const name of ['phone', 'failure']) {
    serveFile(
      app,
      `${PHONE_ROOT}/__phone/${name}.css`,
      new URL(`./page/${name}.css`, import.meta.url),
      'css',
    );
  }
  app.post<{ Body: ConfigProof }>(`${PHONE_ROOT}/__phone/config`, ({ body }) =>
    checkConfig(body, { appId: 'wx0000000000000002', ticket: null }),
  );
  registerProxy(app, portalUrl);
}
