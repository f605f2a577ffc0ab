import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { PortalBuild } from './portal-build.ts';

const BUILD = new URL('../../../portal/build/', import.meta.url);
const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=600';

/** Without a build there is nothing to show; the message is the sentence the operator reads. */
export class PortalNotBuilt extends Error {}

export async function loadBuild(): Promise<PortalBuild> {
  const file = new URL('server/index.js', BUILD);
  if (!existsSync(file)) throw new PortalNotBuilt('门户页面尚未构建，请用 npm start 启动。');
  return import(file.href);
}

/** Files whose names change with their content stay in the browser for good. */
export async function serveBuiltFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('client', BUILD)),
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : SHORT);
    },
  });
}
