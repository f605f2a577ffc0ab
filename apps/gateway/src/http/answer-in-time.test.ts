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
