import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MOST_ARRIVING, readUpload, takeUploads } from './uploads.ts';

let app: FastifyInstance;
/** Heard, and not yet read: the server asks its database who they are. */
let isKnown: PromiseWithResolvers<void>;
beforeEach(async () => {
  app = Fastify();
  takeUploads(app, (scope) => {
    scope.addHook('preHandler', async ({ raw, headers }) => {
      if (!headers.leaves) return;
      isKnown.resolve();
      await new Promise((left) => raw.once('close', left));
    });
    scope.post('/', async (request) => (await readUpload(request)).bytes.length);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const port = () => (app.server.address() as AddressInfo).port;

/** Somebody who has begun to send a file and is gone before it is read. */
async function leave(): Promise<void> {
  isKnown = Promise.withResolvers();
  const visitor = connect(port(), '127.0.0.1');
  visitor.write(
    'POST / HTTP/1.1\r\nhost: x\r\nleaves: now\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 99\r\n\r\n--x\r\n',
  );
  await isKnown.promise;
  visitor.destroy();
}

it('keeps no place for those who leave before their file is read', async () => {
  for (let count = 0; count < MOST_ARRIVING; count++) await leave();
  const form = new FormData();
  form.set('file', new Blob(['abc']), 'abc.txt');
  const answer = await fetch(`http://127.0.0.1:${port()}/`, { method: 'POST', body: form });
  expect(await answer.text()).toBe('3');
});
