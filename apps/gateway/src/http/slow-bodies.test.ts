import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { answerWhatIsNotHttp } from './bad-requests.ts';
import { refuseSlowBodies } from './slow-bodies.ts';
import './fastify-types.ts';

let app: FastifyInstance;
let slow: PromiseWithResolvers<string>;
afterEach(() => app.close());

async function serverThatWaits(withinMs: number): Promise<number> {
  app = Fastify({ clientErrorHandler: answerWhatIsNotHttp, forceCloseConnections: true });
  slow = Promise.withResolvers();
  refuseSlowBodies(app, { withinMs, lookEveryMs: 5 });
  app.post('/form', async () => 'taken');
  app.post('/waits', () => slow.promise);
  app.post('/file', { config: { call: { encoding: 'bytes' } as never } }, async () => 'taken');
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

/** Says that ten signs will come, and sends the first. */
async function beginSending(port: number, path: string): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port });
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 10\r\nconnection: close\r\n\r\n1`,
  );
  return socket;
}

it('tells whoever sends a form too slowly, and closes the line; a file may take its time', async () => {
  const port = await serverThatWaits(0);
  const file = await beginSending(port, '/file');
  const answer = await text(await beginSending(port, '/form'));
  expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*请求超时/);
  // The look that found the form had come past the file, which was there before.
  file.write('234567890');
  expect(await text(file)).toMatch(/^HTTP\/1\.1 200 /);
});

it('takes what comes in time', async () => {
  const socket = await beginSending(await serverThatWaits(60_000), '/form');
  socket.write('234567890');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
});

it('has nothing to do with what a page asks of its own server', async () => {
  const port = await serverThatWaits(0);
  const asked = app.inject({ method: 'POST', url: '/waits', payload: { a: 1 } });
  await text(await beginSending(port, '/form'));
  // The look that found the form had come past this one, too.
  slow.resolve('taken');
  expect((await asked).body).toBe('taken');
});
