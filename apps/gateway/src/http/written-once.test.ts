import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { type Brand, listBrands } from '@cheyantong/contract';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';
import { serveRemembered } from './serve.ts';
import { watchTheDoor } from './stopping.ts';
import { WholeAnswers } from './whole-answers.ts';
import './fastify-types.ts';

const brand = (at: number): Brand & { secret: string } => ({
  brandId: String(at),
  brandName: `品牌${at}`,
  initial: 'P',
  logoUrl: '',
  hot: 0,
  secret: '不外传',
});

/** A server whose handler remembers its answer until it is told another. */
async function open(answer: Brand[]) {
  const app = Fastify();
  app.decorate('accessRules', {
    client: { id: '', secret: '' },
    authenticate: async () => null,
    mayCall: async () => true,
  });
  watchTheDoor(app);
  app.decorate('wholeAnswers', new WholeAnswers(securityHeaders({ https: false })));
  const remembered = { answer };
  serveRemembered(app, listBrands, () => remembered.answer);
  const ask = (encoding?: string) =>
    app.inject({
      url: `/api/${listBrands.path}`,
      headers: encoding ? { 'accept-encoding': encoding } : {},
    });
  return { app, remembered, ask };
}

it('is the same answer plain and compressed, without what is not declared', async () => {
  const { app, ask } = await open(Array.from({ length: 50 }, (_, at) => brand(at)));
  const plain = await ask();
  expect(plain.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(plain.json()).toMatchObject({ code: '00000', data: { length: 50 } });
  expect(plain.body).not.toContain('不外传');
  for (const [encoding, unpack] of [
    ['zstd', zstdDecompressSync],
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    for (const answer of [await ask(encoding), await ask(encoding)]) {
      expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(unpack(answer.rawPayload).toString()).toBe(plain.body);
    }
  }
  await app.close();
});

it('is written anew as soon as the handler answers something else', async () => {
  const { app, remembered, ask } = await open([brand(1)]);
  expect((await ask('br')).json().data).toMatchObject([{ brandName: '品牌1' }]);
  remembered.answer = [brand(2)];
  expect((await ask('br')).json().data).toMatchObject([{ brandName: '品牌2' }]);
  await app.close();
});
