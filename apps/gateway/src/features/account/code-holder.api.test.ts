import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForCode, redeem, startTestGateway, type TestGateway } from '../../../test/gateway.ts';

let gateway: TestGateway;
let nextPhone = 13_500_000_000;
const newPhone = (): string => String(nextPhone++);

beforeAll(async () => {
  gateway = await startTestGateway({ SMS_PER_ADDRESS_HOURLY: '1000' });
});
afterAll(() => gateway.close());

/** A browser keeps the cookie it was given and sends it along. */
function browser(app: FastifyInstance, remoteAddress = '203.0.113.9') {
  let cookie: string | undefined;
  const headers = () => (cookie ? { cookie } : {});
  return {
    async askFor(phone: string) {
      const answer = await askForCode(app, phone, remoteAddress, headers());
      cookie = String(answer.headers['set-cookie'] ?? cookie).split(';')[0];
      return answer;
    },
    redeem: (phone: string, code: string) => redeem(app, phone, code, { headers: headers(), remoteAddress }),
  };
}

const wrong = (code: string): string => (code === '000000' ? '111111' : '000000');
const codeOf = (answer: { json(): { code: string } }): string => answer.json().code;

describe('a code belongs to the browser that asked for it', () => {
  it('by a cookie that no script and no other site can use', async () => {
    const answer = await browser(gateway.app).askFor(newPhone());
    expect(answer.headers['set-cookie']).toMatch(
      /^browser=[\w-]{22}; Max-Age=3600; Path=\/api; HttpOnly; SameSite=Strict$/,
    );
  });

  it('keeps its name from one code to the next', async () => {
    const visitor = browser(gateway.app);
    await visitor.askFor(newPhone());
    const again = await visitor.askFor(newPhone());
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it('wrong tries from elsewhere do not void it', async () => {
    const phone = newPhone();
    const victim = browser(gateway.app);
    await victim.askFor(phone);
    const code = await gateway.codeFor(phone);
    const stranger = browser(gateway.app);
    await stranger.askFor(newPhone());

    for (let attempt = 0; attempt < 6; attempt++) {
      expect(codeOf(await stranger.redeem(phone, wrong(code)))).toBe('A0240');
      expect(codeOf(await redeem(gateway.app, phone, wrong(code), { remoteAddress: '198.51.100.7' }))).toBe(
        'A0240',
      );
    }
    expect(codeOf(await victim.redeem(phone, code))).toBe('00000');
  });

  it('nor do those of a caller without cookies behind the same address', async () => {
    const phone = newPhone();
    const victim = browser(gateway.app);
    await victim.askFor(phone);
    const code = await gateway.codeFor(phone);

    const tries: string[] = [];
    for (let attempt = 0; attempt < 6; attempt++) {
      tries.push(codeOf(await redeem(gateway.app, phone, wrong(code), { remoteAddress: '203.0.113.9' })));
    }
    expect(tries).toEqual(['A0240', 'A0240', 'A0240', 'A0240', 'A0241', 'A0241']);
    expect(codeOf(await victim.redeem(phone, code))).toBe('00000');
  });

  it('the right code from another browser or network logs nobody in', async () => {
    const phone = newPhone();
    const victim = browser(gateway.app);
    await victim.askFor(phone);
    const code = await gateway.codeFor(phone);
    const stranger = browser(gateway.app);
    await stranger.askFor(newPhone());

    expect(codeOf(await stranger.redeem(phone, code))).toBe('A0240');
    expect(codeOf(await redeem(gateway.app, phone, code, { remoteAddress: '198.51.100.7' }))).toBe('A0240');
    expect(codeOf(await victim.redeem(phone, code))).toBe('00000');
  });

  it('five wrong tries of its own void it', async () => {
    const phone = newPhone();
    const visitor = browser(gateway.app);
    await visitor.askFor(phone);
    const code = await gateway.codeFor(phone);
    for (let attempt = 0; attempt < 5; attempt++) await visitor.redeem(phone, wrong(code));
    expect(codeOf(await visitor.redeem(phone, code))).toBe('A0241');
  });

  it('a caller that keeps no cookies is known by its network', async () => {
    const phone = newPhone();
    await askForCode(gateway.app, phone, '203.0.113.9');
    const code = await gateway.codeFor(phone);
    expect(codeOf(await redeem(gateway.app, phone, code, { remoteAddress: '203.0.113.77' }))).toBe('00000');
  });
});
