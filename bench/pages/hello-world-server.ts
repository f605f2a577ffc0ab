// The least that serves a page of React Router: one page, files packed once. In a process of its own.
import { readdir, readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import fastify from 'fastify';

const BUILD = new URL('./hello-world/build/', import.meta.url);
const ASSETS = new URL('client/assets/', BUILD);
const FOR_GOOD = 'public, max-age=31536000, immutable';
const PACKED = { 'content-encoding': 'br', vary: 'Accept-Encoding' };

const build = await import(new URL('server/index.js', BUILD).href);
const render: (request: Request) => Promise<Response> = build.entry.module.createRequestHandler(
  build,
  'production',
);
const scripts = new Map<string, Buffer>();
for (const file of await readdir(ASSETS)) {
  scripts.set(file, brotliCompressSync(await readFile(new URL(file, ASSETS))));
}

const app = fastify();
app.get<{ Params: { file: string } }>('/assets/:file', (request, reply) =>
  reply
    .headers({ ...PACKED, 'cache-control': FOR_GOOD })
    .type('text/javascript')
    .send(scripts.get(request.params.file)),
);
app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send('User-agent: *\nAllow: /\n'));
app.get('/*', async (request, reply) => {
  const page = await render(new Request(new URL(request.url, 'http://hello.localhost')));
  const html = Buffer.from(await page.arrayBuffer());
  return reply
    .status(page.status)
    .headers({ ...Object.fromEntries(page.headers), ...PACKED })
    .send(brotliCompressSync(html));
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.send?.('ready');
process.once('SIGTERM', () => app.close().then(() => process.exit()));
