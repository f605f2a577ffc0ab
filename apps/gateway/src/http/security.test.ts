import { listNotices } from '@cheyantong/contract';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { askFrom, inProcessCall } from '../portal/in-process-call.ts';
import { answerFailuresInTheEnvelope } from './errors.ts';
import { ALWAYS_HEARD, guard } from './security.ts';

it.each([
  // Every process is slower than this.
  ['whose loop is slow', { maxEventLoopDelayMs: Number.MIN_VALUE }],
  ['that lets requests wait', { waitMs: () => 5_000 }],
])(
  'a process %s sends visitors away, hears balancers and vendors, and finishes the pages it let in',
  async (_how, trouble) => {
    const app = Fastify();
    answerFailuresInTheEnvelope(app);
    await guard(app, {
      requestsPerMinute: 1,
      https: false,
      embeddedDatabase: false,
      ...trouble,
    });
    app.get(`/api/${listNotices.path}`, async () => ({ code: '00000', data: [], msg: '' }));
    app.post('/api/notice', { config: ALWAYS_HEARD }, async () => 'heard');
    const visit = () => app.inject(`/api/${listNotices.path}`);

    await expect.poll(async () => (await visit()).statusCode, { timeout: 20_000 }).toBe(503);
    const { headers, json } = await visit();
    expect(json()).toMatchObject({ code: 'B0220', data: null });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const notify = () => app.inject({ method: 'POST', url: '/api/notice', remoteAddress: '203.0.113.7' });
    expect((await notify()).body).toBe('heard');
    expect((await notify()).body).toBe('heard');
    const call = inProcessCall({ ask: askFrom(app, '203.0.113.8'), note: () => undefined });
    expect(await call(listNotices, {})).toEqual([]);
    await app.close();
  },
);
