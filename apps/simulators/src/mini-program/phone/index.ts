import { SIMULATED_MINI_PROGRAM } from '@cheyantong/domain';
import type { FastifyInstance } from 'fastify';
import { serveFile } from '../../page/assets.ts';
import type { SimulatorContext } from '../../simulator.ts';
import type { LeaseBook } from '../vendor/lease-book.ts';
import { type ConfigProof, checkConfig } from './check-config.ts';
import { PHONE_HOST, PHONE_ROOT } from './host.ts';
import { sendPhonePage } from './page/phone-page.ts';
import { registerProxy } from './proxy.ts';

/** The frame around a page, and `bridge`, which stands in the page itself. */
const SCRIPTS = [
  'bridge',
  'draw',
  'gateway',
  'log',
  'login-page',
  'native-calls',
  'pages',
  'pay-page',
  'phone',
  'settings',
  'wechat-user',
];
const STYLES = ['phone', 'failure'];

/** A phone with the mini-program in it: a page around the portal's pages, on a host of its own. */
export function registerPhone(
  app: FastifyInstance,
  { portalUrl, client }: Pick<SimulatorContext, 'portalUrl' | 'client'>,
  tickets: LeaseBook,
): void {
  app.get('/mini', ({ port }, reply) => reply.redirect(`http://${PHONE_HOST}:${port}/__phone`));

  const own = `${PHONE_ROOT}/__phone`;
  app.get(own, ({ port }, reply) =>
    sendPhonePage(reply, { simulatorsUrl: `http://localhost:${port}/`, client }),
  );
  for (const name of SCRIPTS) {
    serveFile(app, `${own}/${name}.js`, new URL(`./page/${name}.js`, import.meta.url), 'js');
  }
  for (const name of STYLES) {
    serveFile(app, `${own}/${name}.css`, new URL(`./page/${name}.css`, import.meta.url), 'css');
  }

  const { appId } = SIMULATED_MINI_PROGRAM.jsSdk;
  app.post<{ Body: ConfigProof }>(`${own}/config`, ({ body }) =>
    checkConfig(body, { appId, ticket: tickets.give(appId).value }),
  );

  registerProxy(app, portalUrl);
}
