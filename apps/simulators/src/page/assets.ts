import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

const TYPES = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8', svg: 'image/svg+xml' };

/** Serves one file that lies in the source beside its page. */
export function serveFile(app: FastifyInstance, path: string, file: URL, type: keyof typeof TYPES): void {
  app.get(path, async (_request, reply) => reply.type(TYPES[type]).send(await readFile(file)));
}

export function registerAssets(app: FastifyInstance): void {
  serveFile(app, '/style.css', new URL('./style.css', import.meta.url), 'css');
  serveFile(app, '/favicon.svg', new URL('./favicon.svg', import.meta.url), 'svg');
}
