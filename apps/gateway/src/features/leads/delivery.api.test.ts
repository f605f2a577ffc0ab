import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { createDealerApi } from '../../adapters/dealers/http.ts';
import type { DealerApi } from '../../adapters/dealers/port.ts';
import { auditLog } from '../audit/tables.ts';
import { tellMember } from '../messages/index.ts';
import { leadJobs } from './jobs.ts';
import { operate, readCommand } from './operate.ts';
import { leads } from './tables.ts';
import { tellDealer } from './tell-dealer.ts';
import { dealerSystems, newMember, testDealers } from './test-dealers.ts';

let gateway: TestGateway;
let lot: ReturnType<typeof testDealers>;
let systems: ReturnType<typeof dealerSystems>;
beforeAll(async () => {
  gateway = await startTestGateway({ SMS_PER_ADDRESS_HOURLY: '1000' });
  lot = testDealers(gateway);
  systems = dealerSystems(gateway);
});
afterEach(() => systems.fail({ mode: 'none' }));
afterAll(() => gateway.close());

/** A member who has just asked about a car. */
async function askedLead(webhookUrl?: string | null) {
  const dealer = await lot.addDealer(webhookUrl === undefined ? {} : { webhookUrl });
  const member = await newMember(gateway);
  const { clueId } = (await member.askAbout(await lot.addCar(dealer))).json().data as { clueId: string };
  return {
    dealer,
    member,
    clueId,
    standing: async () => (await member.list()).list[0],
    stored: async () => {
      const [lead] = await gateway.database.db
        .select()
        .from(leads)
        .where(eq(leads.id, BigInt(clueId)));
      return lead;
    },
  };
}

const desk = (dealers: DealerApi) => ({
  db: gateway.database.db,
  dealers,
  tell: tellMember(gateway.jobs.enqueue),
  publicUrl: 'http://127.0.0.1:1',
});

/** One run of the job, as the queue would start it. */
const run = (clueId: string, dealers: DealerApi = gateway.dealers) =>
  tellDealer(desk(dealers), BigInt(clueId));

const giveUp = (clueId: string) => leadJobs(desk(gateway.dealers))[0]?.giveUp?.({ leadId: clueId });

async function operator(...args: string[]): Promise<string> {
  const command = readCommand(args);
  if (command.name === 'help') throw new Error('help is not run');
  const lines: string[] = [];
  await operate({ db: gateway.database.db, enqueue: gateway.jobs.enqueue }, command, (line) => {
    lines.push(line);
  });
  return lines.join('\n');
}

describe('a lead on its way', () => {
  it('reaches its dealer once, however often the job runs, and the member sees when', async () => {
    const { dealer, member, clueId, standing } = await askedLead();
    await run(clueId);
    await run(clueId);
    expect(await systems.inbox(dealer.id)).toMatchObject([
      { leadId: clueId, phone: member.phone, modelName: expect.stringContaining('2023款'), copies: 1 },
    ]);
    expect(await standing()).toMatchObject({
      status: 'delivered',
      statusLabel: '已送达',
      deliveredTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      withdrawable: true,
    });
    const handed = await gateway.database.db.select().from(auditLog).where(eq(auditLog.subjectId, clueId));
    expect(handed).toMatchObject([
      {
        actorKind: 'dealer',
        actorName: dealer.name,
        action: 'phone.handed',
        facts: { occasion: '二手车询价' },
      },
    ]);
    expect(handed[0]?.memberId).not.toBeNull();
    expect(await member.messages()).toMatchObject([
      { kind: 'lead', title: '二手车询价已送达商家', text: expect.stringContaining(dealer.name) },
    ]);
  });

  it.each([
    ['reject', '车商系统返回 422'],
    ['error', '车商系统返回 503'],
  ] as const)('is tried again after the dealer’s %s', async (mode, problem) => {
    const { dealer, clueId, stored } = await askedLead();
    await systems.fail({ mode, dealer: String(dealer.id), times: 1 });
    await expect(run(clueId)).rejects.toThrow(problem);
    expect(await stored()).toMatchObject({ status: 'queued', attempts: 1, lastProblem: problem });
    await run(clueId);
    expect(await stored()).toMatchObject({ status: 'delivered', attempts: 2, lastProblem: null });
  });

  it('becomes undeliverable after the last try, and an operator can send it again', async () => {
    const { dealer, clueId, standing } = await askedLead();
    await systems.fail({ mode: 'error', dealer: String(dealer.id) });
    await expect(run(clueId)).rejects.toThrow();
    await giveUp(clueId);
    expect(await standing()).toMatchObject({
      status: 'undeliverable',
      statusLabel: '送达失败，平台正在处理',
      withdrawable: true,
    });
    expect(await operator('list')).toMatch(
      new RegExp(`${clueId}  二手车询价 .*${dealer.name}.*\n.*返回 503`),
    );

    await systems.fail({ mode: 'none' });
    expect(await operator('resend', clueId)).toBe(`${clueId} 已重新排队。`);
    expect(await operator('resend', clueId)).toBe(`${clueId} 不在失败之列，未作改动。`);
    await run(clueId);
    expect(await standing()).toMatchObject({ status: 'delivered' });
    expect(await operator('list')).not.toContain(clueId);
  });

  it.each([
    ['no address', null, '车商没有设置接收地址'],
    ['an inside address', 'https://127.0.0.1/leads', '接收地址指向内部网络'],
  ])('is undeliverable at once when the dealer has %s', async (_what, webhookUrl, problem) => {
    const { clueId, stored } = await askedLead(webhookUrl);
    await run(clueId);
    expect(await stored()).toMatchObject({ status: 'undeliverable', lastProblem: problem });
  });

  it('does not reach a simulated dealer while the simulators are off', async () => {
    const { clueId, stored } = await askedLead();
    await run(clueId, createDealerApi({ simulatorsUrl: null }));
    expect(await stored()).toMatchObject({
      status: 'undeliverable',
      lastProblem: '接收地址指向模拟服务，而模拟服务已关闭',
    });
    expect(await operator('resend', '--all')).toContain(`${clueId} 已重新排队。`);
  });
});

describe('a withdrawn lead', () => {
  it('is not delivered any more', async () => {
    const { dealer, member, clueId, standing } = await askedLead();
    await member.withdraw(clueId);
    await run(clueId);
    expect(await systems.inbox(dealer.id)).toEqual([]);
    expect(await standing()).toMatchObject({ status: 'withdrawn', deliveredTime: null });
  });

  it('is taken back from a dealer that has it', async () => {
    const { dealer, member, clueId, standing, stored } = await askedLead();
    await run(clueId);
    await member.withdraw(clueId);
    await run(clueId);
    expect(await systems.inbox(dealer.id)).toMatchObject([
      { leadId: clueId, phone: '', withdrawnTime: expect.any(String) },
    ]);
    expect((await stored())?.withdrawalToldAt).toBeInstanceOf(Date);
    expect(await standing()).toMatchObject({ status: 'withdrawn', deliveredTime: expect.any(String) });
  });

  it('is taken back when it was withdrawn while it was being handed over', async () => {
    const { dealer, member, clueId } = await askedLead();
    const meanwhile: DealerApi = {
      ...gateway.dealers,
      async deliver(endpoint, lead) {
        await member.withdraw(clueId);
        await run(clueId);
        await gateway.dealers.deliver(endpoint, lead);
      },
    };
    await run(clueId, meanwhile);
    expect(await systems.inbox(dealer.id)).toMatchObject([{ phone: '', withdrawnTime: expect.any(String) }]);
  });

  it('that its dealer does not take back waits for an operator', async () => {
    const { dealer, member, clueId, standing } = await askedLead();
    await run(clueId);
    await member.withdraw(clueId);
    await systems.fail({ mode: 'error', dealer: String(dealer.id), times: 1 });
    await expect(run(clueId)).rejects.toThrow();
    await giveUp(clueId);
    expect(await standing()).toMatchObject({ status: 'withdrawn' });
    expect(await operator('list')).toContain(`${clueId}  撤回通知`);
    expect(await operator('resend', clueId)).toBe(`${clueId} 已重新排队。`);
    await run(clueId);
    expect(await systems.inbox(dealer.id)).toMatchObject([{ phone: '' }]);
    expect(await operator('list')).not.toContain(clueId);
  });
});

it('the queue brings a lead, and its withdrawal, to the dealer by itself', async () => {
  const { dealer, member, clueId } = await askedLead();
  await gateway.jobs.work();
  const atDealer = async () => (await systems.inbox(dealer.id))[0]?.phone;
  await expect.poll(atDealer, { timeout: 20_000, interval: 100 }).toBe(member.phone);
  await expect.poll(async () => (await member.list()).list[0].status, { timeout: 5_000 }).toBe('delivered');
  await member.withdraw(clueId);
  await expect.poll(atDealer, { timeout: 20_000, interval: 100 }).toBe('');
});
