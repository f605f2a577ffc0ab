import { createHash } from 'node:crypto';
import { SMS_WORK } from '@cheyantong/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForCode, redeem, startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { newTask } from './proof-of-work.ts';

let gateway: TestGateway;
let nextPhone = 13_600_000_000;
const newPhone = (): string => String(nextPhone++);

/** One gateway for the tests of a group; each has networks of its own. */
function withSettings(settings: NodeJS.ProcessEnv = {}): void {
  beforeAll(async () => {
    gateway = await startTestGateway(settings);
  });
  afterAll(() => gateway.close());
}

const ask = (address: string, phone = newPhone(), ticket?: string) =>
  askForCode(gateway.app, phone, address, ticket ? { [SMS_WORK.ticketHeader]: ticket } : {});

type Answer = Awaited<ReturnType<typeof ask>>;
const codeOf = (answer: Answer): string => answer.json().code;
const taskOf = (answer: Answer): string => String(answer.headers[SMS_WORK.taskHeader]);

/** What a browser does. */
function solve(task: string): string {
  const bits = Number(task.split('.')[0]);
  for (let number = 0; ; number++) {
    const ticket = `${task}.${number}`;
    if (Math.clz32(createHash('sha256').update(ticket).digest().readUInt32BE(0)) >= bits) return ticket;
  }
}

async function howManyPass(addresses: string[]): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  for (const address of addresses) {
    const code = codeOf(await ask(address));
    answers[code] = (answers[code] ?? 0) + 1;
  }
  return answers;
}

const sixty = (address: (host: number) => string): string[] =>
  Array.from({ length: 60 }, (_, host) => address(host + 1));

describe('text messages without work', () => {
  withSettings();

  it('are fewer than sixty from sixty addresses of one /24', async () => {
    expect(await howManyPass(sixty((host) => `203.0.113.${host}`))).toEqual({ '00000': 45, A0242: 15 });
    expect(codeOf(await ask('203.0.114.1'))).toBe('00000');
  });

  it('are fewer than sixty from sixty addresses of one IPv6 /64', async () => {
    expect(await howManyPass(sixty((host) => `2001:db8:1:2::${host}`))).toEqual({ '00000': 15, A0242: 45 });
    expect(codeOf(await ask('2001:db8:1:3::1'))).toBe('00000');
  });

  it('are fewer than sixty from sixty /64 of one IPv6 /48', async () => {
    expect(await howManyPass(sixty((host) => `2001:db8:2:${host}::1`))).toEqual({ '00000': 45, A0242: 15 });
  });
});

describe('all servers together', () => {
  withSettings({ SMS_HOURLY: '4', SMS_DAILY: '8' });

  it('send half of their budgets of an hour and of a day without work, and the operator sees it', async () => {
    const answers: string[] = [];
    for (let host = 1; host <= 3; host++) answers.push(codeOf(await ask(`198.51.${host}.1`)));
    const figures = (await gateway.app.inject('/metrics')).body;
    expect(figures).toMatch(/sms_code_requests_total\{outcome="work_asked",budget="all"\} \d+/);
    expect(figures).toContain('sms_budget_used_share{hours="1"} 0.5');

    await anHourPasses();
    for (let host = 4; host <= 6; host++) answers.push(codeOf(await ask(`198.51.${host}.1`)));
    await anHourPasses();
    answers.push(codeOf(await ask('198.51.7.1')));
    expect(answers).toEqual(['00000', '00000', 'A0242', '00000', '00000', 'A0242', 'A0242']);
  });
});

describe('when few are left', () => {
  const APP_SECRET = 'a secret of thirty-two characters';
  withSettings({ SMS_PER_ADDRESS_HOURLY: '3', APP_SECRET });

  const useUp = async (address: string): Promise<void> => {
    for (let send = 0; send < 2; send++) expect(codeOf(await ask(address))).toBe('00000');
  };

  it('a browser that works gets its message and logs in, until none is left', async () => {
    const address = '203.0.113.9';
    await useUp(address);
    const phone = newPhone();
    const asked = await ask(address, phone);
    expect(asked.statusCode).toBe(200);
    expect(asked.json()).toEqual({ code: 'A0242', data: null, msg: '请先完成安全验证' });

    const sent = await ask(address, phone, solve(taskOf(asked)));
    expect(sent.json()).toEqual({ code: '00000', data: null, msg: '一切ok' });
    const answer = await redeem(gateway.app, phone, await gateway.codeFor(phone), { remoteAddress: address });
    expect(answer.json().data.token_type).toBe('Bearer');

    expect(codeOf(await ask(address))).toBe('A0501');
    expect(codeOf(await ask('203.0.113.10'))).toBe('00000');
  });

  it('work done pays for one message', async () => {
    const address = '198.51.100.9';
    const phone = newPhone();
    await useUp(address);
    const ticket = solve(taskOf(await ask(address, phone)));
    expect(codeOf(await ask(address, phone, ticket))).toBe('00000');

    await anHourPasses();
    await useUp(address);
    const again = await ask(address, phone, ticket);
    expect(codeOf(again)).toBe('A0242');
    expect(codeOf(await ask(address, phone, solve(taskOf(again))))).toBe('00000');
  });

  it('work for another phone, from another network, or done too late pays for nothing', async () => {
    const [here, elsewhere] = ['192.0.2.9', '192.0.3.9'];
    await useUp(here);
    await useUp(elsewhere);
    const phone = newPhone();
    const ticket = solve(taskOf(await ask(here, phone)));
    const longAgo = Date.now() - SMS_WORK.lifeMs;
    const late = solve(newTask(APP_SECRET, { phone, network: '192.0.2.0/24' }, 16, longAgo));

    expect(codeOf(await ask(here, newPhone(), ticket))).toBe('A0242');
    expect(codeOf(await ask(elsewhere, phone, ticket))).toBe('A0242');
    expect(codeOf(await ask(here, phone, late))).toBe('A0242');
    expect(codeOf(await ask(here, phone, 'nonsense'))).toBe('A0242');
    expect(codeOf(await ask(here, phone, ticket))).toBe('00000');
  });
});

const anHourPasses = () =>
  gateway.database.db.execute(sql`update sms_sends set sent_at = sent_at - interval '61 minutes'`);
