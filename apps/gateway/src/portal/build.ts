import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';
import { serveLastingFiles } from './built-files.ts';
import { type FirstPaint, firstPaintFrom } from './first-paint.ts';
import type { PortalBuild } from './portal-build.ts';

const BUILD = new URL('../../../portal/build/', import.meta.url);
const SHORT = 'public, max-age=600';
const ASKED_FOR_EACH_TIME = 'no-cache';

/** One address for both: a browser that has the worker asks there for a newer one, and finds the one that removes it. */
const WORKERS = { on: 'sw.js', off: 'sw-removal.js' };
const WORKER_FILE = /[\\/]sw(-removal)?\.js/;
/** It fetches from us and does nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Without a build there is nothing to show; the message is the sentence the operator reads. */
export class PortalNotBuilt extends Error {}

export async function loadBuild(): Promise<PortalBuild> {
  const file = new URL('server/index.js', BUILD);
  if (!existsSync(file)) throw new PortalNotBuilt('门户页面尚未构建，请用 npm start 启动。');
  return import(file.href);
}

export const builtFirstPaint = (): FirstPaint => firstPaintFrom(new URL('client/', BUILD));

/** Files of the build: those whose names change with their content stay in the browser for good. */
export async function serveBuiltFiles(
  app: FastifyInstance,
  { serviceWorker }: Pick<Env, 'serviceWorker'>,
): Promise<void> {
  serveLastingFiles(app, new URL('client/assets/', BUILD));
  await app.register(fastifyStatic, {
    preCompressed: true,
    cacheControl: false,
    root: fileURLToPath(new URL('client', BUILD)),
    wildcard: false,
    globIgnore: ['assets/**', `${WORKERS.on}*`],
    setHeaders: (reply, path) => {
      reply.header('cache-control', WORKER_FILE.test(path) ? ASKED_FOR_EACH_TIME : SHORT);
    },
  });
  app.get('/sw.js', (_request, reply) =>
    reply.header('content-security-policy', WORKER_POLICY).sendFile(serviceWorker ? WORKERS.on : WORKERS.off),
  );
}
