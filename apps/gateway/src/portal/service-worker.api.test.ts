import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveBuiltFiles } from './build.ts';

async function workerServed(settings: { serviceWorker: boolean }) {
  const app = Fastify();
  await serveBuiltFiles(app, settings);
  const [worker, removal] = await Promise.all([app.inject('/sw.js'), app.inject('/sw-removal.js')]);
  await app.close();
  return { worker, removal };
}

it('the service worker is asked for each time, and may fetch from us alone', async () => {
  const { worker, removal } = await workerServed({ serviceWorker: true });
  expect(worker.statusCode).toBe(200);
  expect(worker.headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  expect(worker.body).not.toBe(removal.body);
});

it('switched off, the same address answers with the worker that removes it', async () => {
  const { worker, removal } = await workerServed({ serviceWorker: false });
  expect(worker.body).toBe(removal.body);
  expect(worker.headers).toMatchObject({ 'cache-control': 'no-cache' });
});
