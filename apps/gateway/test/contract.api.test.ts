import type { Call } from '@cheyantong/contract';
import * as contract from '@cheyantong/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCustomer } from '../src/features/purchase/test-shop.ts';
import { startTestGateway, type TestGateway } from './gateway.ts';

const calls = Object.entries(contract as Record<string, Call>);

let gateway: TestGateway;
/** Of somebody who has logged out. */
let ended: Record<string, string>;
beforeAll(async () => {
  gateway = await startTestGateway();
  const { headers } = await newCustomer(gateway);
  const { method, path } = contract.logout;
  const answer = await gateway.app.inject({ method, url: `/api/${path}`, headers });
  expect(answer.json().code).toBe('00000');
  ended = headers;
});
afterAll(() => gateway.close());

const ask = ({ method, path }: Call, headers: Record<string, string>) =>
  gateway.app.inject({ method, url: `/api/${path.replace(/:\w+/g, '0')}`, headers });
const anonymously = (call: Call) => ask(call, {});

describe('every declared call', () => {
  it.each(calls)('%s is served', async (_name, call) => {
    const answer = await anonymously(call);
    expect(answer.json().code).not.toBe('C0113');
    expect(Object.keys(answer.json())).toEqual(['code', 'data', 'msg']);
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
  });

  it.each(calls.filter(([, { access }]) => access === 'member'))(
    '%s refuses a visitor, and who has logged out',
    async (_name, call) => {
      for (const answer of [await anonymously(call), await ask(call, ended)]) {
        expect(answer.statusCode).toBe(401);
        expect(answer.json()).toEqual({ code: 'A0230', data: null, msg: '登录已失效，请重新登录' });
      }
    },
  );

  it.each(calls.filter(([, { access }]) => access === 'client'))(
    '%s refuses another client',
    async (_name, call) => {
      const answer = await anonymously(call);
      expect(answer.statusCode).toBe(401);
      expect(answer.json().code).toBe('A0212');
    },
  );

  it('stands in the OpenAPI document', async () => {
    const { paths } = (await gateway.app.inject('/api/docs/json')).json();
    const documented = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const files = ['evaluations.csv', 'evaluations.json', 'editions/{program}/{edition}.json'].map(
      (name) => `GET /api/vehicle-boot/api/v1/appraisal/${name}`,
    );
    const declared = calls.map(([, { method, path }]) => `${method} /api/${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(documented.sort()).toEqual([...declared, ...files].sort());
  });
});
