import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerInTime } from './answer-in-time.ts';
import { answerFailuresInTheEnvelope } from './errors.ts';

it('tells who waits too long for an answer, and ignores the answer when it comes after all', async () => {
  const app = Fastify();
  answerFailuresInTheEnvelope(app);
  answerInTime(app, { withinMs: 0, lookEveryMs: 5 });
  const late = Promise.withResolvers<string>();
  app.get('/late', () => late.promise);
  const answer = await app.inject('/late');
  expect(answer.statusCode).toBe(504);
  expect(answer.json()).toEqual({ code: 'B0100', data: null, msg: '请求超时，请稍后再试' });
  late.resolve('too late');
  await app.close();
});

it('leaves everybody else alone', async () => {
  const app = Fastify();
  answerInTime(app, { withinMs: 60_000, lookEveryMs: 5 });
  app.get('/soon', async () => 'here');
  expect((await app.inject('/soon')).body).toBe('here');
  await app.close();
});

it('lets a file be read that takes longer than anybody may wait for the beginning of an answer', async () => {
  const app = Fastify();
  answerFailuresInTheEnvelope(app);
  answerInTime(app, { withinMs: 0, lookEveryMs: 5 });
  const file = new PassThrough();
  app.get('/font.woff2', (_request, reply) => reply.type('font/woff2').send(file));
  app.get('/late', () => new Promise<string>(() => undefined));
  const font = app.inject('/font.woff2');
  // Whoever asked later has been told, so the look came past the file, too.
  expect((await app.inject('/late')).statusCode).toBe(504);
  file.end('letters');
  const { statusCode, body } = await font;
  expect([statusCode, body]).toEqual([200, 'letters']);
  await app.close();
});
