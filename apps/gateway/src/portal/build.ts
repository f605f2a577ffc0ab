import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler } from 'react-router';
import type { Env } from '../env.ts';
import { isPhoneOrTablet } from './device.ts';
import { newNonce, pagePolicy } from './page-policy.ts';
import type { PortalBuild } from './portal-build.ts';
import { sendResponse, toWebRequest } from './web-bridge.ts';

const BUILD = new URL('../../../portal/build/', import.meta.url);
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=600';

/** Without a build there is nothing to show; the message is the sentence the operator reads. */
export class PortalNotBuilt extends Error {}

/** Serves the built portal: its files from disk, every other address rendered by React Router. */
export async function servePortalBuild(app: FastifyInstance, env: Env): Promise<void> {
  const build = await loadBuild();
  const render = createRequestHandler(build, 'production');
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('client', BUILD)),
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : REVALIDATE);
    },
  });
  app.get('/*', async (request, reply) => {
    const nonce = newNonce();
    const context = build.entry.module.createLoadContext({
      settings: { appEnv: env.appEnv, client: env.client, footer: env.footer },
      device: isPhoneOrTablet(request.headers['user-agent']) ? 'mobile' : 'desktop',
      nonce,
    });
    reply.header('content-security-policy', pagePolicy(nonce, request.url));
    return sendResponse(reply, await render(toWebRequest(request), context));
  });
}

async function loadBuild(): Promise<PortalBuild> {
  const file = new URL('server/index.js', BUILD);
  if (!existsSync(file)) throw new PortalNotBuilt('门户页面尚未构建，请用 npm start 启动。');
  return import(file.href);
}
