import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerFailuresInTheEnvelope } from './errors.ts';

it('a visitor who goes away in the middle of a body is not mistaken for a database that does', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const app = Fastify({ logger: { level: 'warn', stream } });
  answerFailuresInTheEnvelope(app);
  const over = Promise.withResolvers<void>();
  app.addHook('onError', async () => over.resolve());
  app.post('/form', async () => 'taken');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const head =
    'POST /form HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 400\r\n\r\n';
  connect(port, '127.0.0.1').end(`${head}{"half":`);
  await over.promise;
  await app.close();
  expect(lines).toEqual([]);
});

it.each(['53100', 'ENOSPC'])(
  'a disk without room (%s) is no fault of ours, and worth asking again',
  async (code) => {
    const app = Fastify();
    answerFailuresInTheEnvelope(app);
    app.get('/api/kept', async () => {
      throw new Error('Failed query', { cause: Object.assign(new Error('no space left'), { code }) });
    });
    const { statusCode, headers, json } = await app.inject('/api/kept');
    expect([statusCode, json().code, headers['retry-after']]).toEqual([503, 'C0300', '5']);
  },
);
