import { listBrands } from '@cheyantong/contract';
import { SUCCESS_CODE } from '@cheyantong/domain';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { areAnsweredAsBefore, askFrom, inProcessCall, type Noted } from './in-process-call.ts';

let app: FastifyInstance;
let answered: unknown[];
let status: number;

beforeEach(() => {
  [answered, status] = [[], 200];
  app = Fastify();
  app.all('/*', (_request, reply) =>
    reply.status(status).send({ code: SUCCESS_CODE, msg: '', data: answered }),
  );
});

afterEach(() => app.close());

it('knows whether all that a page asked is answered as it was', async () => {
  const ask = askFrom(app, '127.0.0.1');
  const noted: Noted[] = [];
  const call = inProcessCall({ ask, note: (one) => noted.push(one) });
  expect(await call(listBrands, {})).toEqual([]);
  expect(noted).toHaveLength(1);
  expect(await areAnsweredAsBefore(ask, noted)).toBe(true);

  answered = ['a brand'];
  expect(await areAnsweredAsBefore(ask, noted)).toBe(false);
  [answered, status] = [[], 503];
  expect(await areAnsweredAsBefore(ask, noted)).toBe(false);
});
