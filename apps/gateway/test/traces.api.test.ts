import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTill, type Till } from '../src/features/payments/test-till.ts';
import { PETROL_VIN } from '../src/features/purchase/test-shop.ts';
import { beginTracing } from '../src/observability/tracing/begin.ts';
import type { OtlpSpan } from '../src/observability/tracing/otlp-tracer.ts';
import { traced } from '../src/observability/tracing/trace.ts';
import { engine } from './database.ts';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const GIVEN = `00-${TRACE_ID}-00f067aa0ba902b7-01`;
const spans: OtlpSpan[] = [];

/** What collects spans, as little of it as there can be. */
const collector = createServer((request, response) => {
  let text = '';
  request.on('data', (piece) => {
    text += piece;
  });
  request.on('end', () => {
    if (request.url !== '/v1/traces') return response.writeHead(404).end();
    spans.push(...JSON.parse(text).resourceSpans[0].scopeSpans[0].spans);
    response.end('{}');
  });
});

let till: Till;
let endTracing: () => Promise<void>;
beforeAll(async () => {
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
  const { port } = collector.address() as AddressInfo;
  endTracing = beginTracing({ endpoint: `http://127.0.0.1:${port}`, share: 1 });
  till = await openTill();
});
afterAll(async () => {
  await till.close();
  collector.close();
});

it('a paid order is one trace, from the calls to the provider’s answer, and names nobody', async () => {
  const { app, jobs } = till.gateway;
  const facts = { name: 'a member who buys', kind: 'client', attributes: {} } as const;
  const { member, orderNo } = await traced(
    facts,
    async () => {
      const buyer = await till.newCustomer();
      const order = await till.order(buyer);
      await till.showCode(buyer, order, 'alipay');
      await till.payAndTell(order, 'alipay');
      return { member: buyer, orderNo: order };
    },
    GIVEN,
  );
  const asked = await app.inject({ url: '/healthz', headers: { traceparent: GIVEN } });
  expect(asked.statusCode).toBe(200);
  await app.inject({ url: '/healthz', headers: { traceparent: 'nonsense' } });
  await jobs.work();
  await expect
    .poll(() => till.shop.find(orderNo), { timeout: 25_000 })
    .toMatchObject({ status: 'inService' });
  await jobs.stop();
  await endTracing();

  const ofTrace = spans.filter(({ traceId }) => traceId === TRACE_ID);
  const names = new Set(ofTrace.map(({ name }) => name));
  expect([...names]).toEqual(
    expect.arrayContaining([
      'GET /healthz',
      expect.stringMatching(/^POST \/api\/oms-boot/),
      expect.stringMatching(/^job /),
      'ask providers',
      ...(engine === 'postgres' ? ['insert', 'select', 'update'] : []),
    ]),
  );
  const known = new Set([...ofTrace.map(({ spanId }) => spanId), '00f067aa0ba902b7']);
  expect(ofTrace.filter(({ parentSpanId }) => !known.has(parentSpanId))).toEqual([]);
  expect(spans.filter(({ name }) => name === 'GET /healthz')).toHaveLength(2);

  const told = JSON.stringify(spans);
  const token = member.headers.authorization.replace('Bearer ', '');
  for (const secret of [token, PETROL_VIN, orderNo, '用户']) expect(told).not.toContain(secret);
  expect(told).not.toMatch(/\b1[3-9]\d{9}\b/);
});
