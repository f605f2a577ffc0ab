import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DEMO_CODES, partCode, rfc3339 } from '@cheyantong/domain';
import {
  digestOf,
  eventText,
  readStatement,
  type SealedFacts,
  sealOf,
  type TraceEvent,
} from '@cheyantong/trace-chain';
import { type DemoActor, demoActors } from '@cheyantong/trace-chain/demo-actors';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { newPhone } from '../leads/test-dealers.ts';
import { testWarehouse } from '../parts/test-parts.ts';
import { Actors } from './actors.ts';
import { loadDemoChains } from './demo.ts';
import { LookUps } from './look-ups.ts';
import { traceLookUps } from './tables.ts';

const TRACES = '/api/vehicle-boot/api/v1/traceability';
const VIN = 'LDM0000001A900001';
const ENGINE_NO = 'DM900001';

const actors = new Map(demoActors().map((actor) => [actor.code, actor]));
const actorOf = (code: string): DemoActor => {
  const actor = actors.get(code);
  if (!actor) throw new Error(`no actor ${code}`);
  return actor;
};
const YARD = actorOf('demo-dismantler-01');
const LAB = actorOf('demo-lab-01');

let gateway: TestGateway;
let warehouse: ReturnType<typeof testWarehouse>;
let publishing: PromiseSettledResult<void>[];
beforeAll(async () => {
  gateway = await startTestGateway({ SMS_PER_ADDRESS_HOURLY: '1000' });
  warehouse = testWarehouse(gateway.database.db);
  await loadDemoChains(gateway.database.db);
  // Two servers that wake up at the same moment.
  const { prepare } = gateway.features.traceability;
  publishing = await Promise.allSettled([prepare(), prepare()]);
});
afterAll(() => gateway.close());

const ask = async (path: string, headers = {}) =>
  (await gateway.app.inject({ url: `${TRACES}/${path}`, headers })).json().data;

interface Sent {
  text: string;
  signature: string;
  keyId: string;
  sealed: SealedFacts | null;
}

const send = async (payload: Sent) =>
  (await gateway.app.inject({ method: 'POST', url: `${TRACES}/events`, payload })).json();

let serial = 9_000;
const newCode = () => partCode(2026, ++serial);

function signed(
  actor: DemoActor,
  step: Pick<TraceEvent, 'code' | 'seq' | 'kind' | 'previous'> & Partial<TraceEvent>,
  sealed: SealedFacts | null = null,
): Sent {
  const now = new Date();
  const text = eventText({
    v: 1,
    actor: actor.code,
    place: '天津市',
    time: rfc3339(now),
    signedAt: rfc3339(now),
    facts: { remark: '演示' },
    sealed: sealed && sealOf(sealed),
    ...step,
  });
  return { text, signature: actor.sign(text), keyId: actor.key.keyId, sealed };
}

const firstStep = (code: string) => ({ code, seq: 1, kind: 'recovery', previous: null }) as const;

const recoveryOf = (code: string, change: Partial<TraceEvent> = {}): Sent =>
  signed(
    YARD,
    { ...firstStep(code), ...change },
    { salt: 'a1b2c3d4e5f60718', facts: { vin: VIN, engineNo: ENGINE_NO } },
  );

describe('an actor', () => {
  it('records a step once, however often it is sent', async () => {
    const code = newCode();
    const recovery = recoveryOf(code);
    expect((await send(recovery)).data).toEqual({
      traceCode: code,
      seq: 1,
      hash: digestOf(recovery.text),
      known: false,
    });
    expect((await send(recovery)).data.known).toBe(true);
    const trace = await ask(`part/${code}`);
    expect(trace).toMatchObject({ verdict: 'genuine', state: 'recovered', published: null });
    expect(trace.nodes).toHaveLength(1);
  });

  it('is one of two that send a next step at once, and only one is taken', async () => {
    const code = newCode();
    const recovery = recoveryOf(code);
    await send(recovery);
    const previous = digestOf(recovery.text);
    const [one, other] = ['一', '二'].map((remark) =>
      signed(YARD, { code, seq: 2, kind: 'dismantling', previous, facts: { remark } }),
    );
    if (!one || !other) throw new Error('two steps were made');
    const answers = await Promise.all([send(one), send(other)]);
    expect(answers.map((answer) => answer.code).sort()).toEqual(['00000', 'A0522']);
    expect((await ask(`part/${code}`)).verdict).toBe('genuine');
  });

  it.each<[what: string, code: string, sent: (code: string) => Sent]>([
    [
      'of an old moment',
      'A0520',
      (code) =>
        recoveryOf(code, { time: '2026-01-01T10:00:00+08:00', signedAt: '2026-01-01T10:00:00+08:00' }),
    ],
    [
      'of a moment to come',
      'A0520',
      (code) => recoveryOf(code, { time: rfc3339(new Date(Date.now() + 60_000)) }),
    ],
    ['with another signature', 'A0521', (code) => ({ ...recoveryOf(code), signature: LAB.sign('other') })],
    ['with another key', 'A0521', (code) => ({ ...recoveryOf(code), keyId: LAB.key.keyId })],
    ['that its trade may not sign', 'A0521', (code) => signed(LAB, firstStep(code))],
    [
      'that cannot come first',
      'A0523',
      (code) => signed(YARD, { code, seq: 1, kind: 'dismantling', previous: null }),
    ],
    [
      'that skips one',
      'A0522',
      (code) => signed(YARD, { code, seq: 2, kind: 'dismantling', previous: null }),
    ],
    [
      'with other sealed facts',
      'A0421',
      (code) => ({ ...recoveryOf(code), sealed: { salt: 'a1b2c3d4e5f60718', facts: { vin: 'x' } } }),
    ],
    ['with a whole VIN in public', 'A0421', (code) => recoveryOf(code, { facts: { remark: VIN } })],
    ['with a number that no chain reaches', 'A0421', (code) => recoveryOf(code, { seq: 2 ** 31 })],
    [
      'with sealed facts that no database keeps',
      'A0421',
      (code) => signed(YARD, firstStep(code), { salt: 'a1b2c3d4e5f60718', facts: { vin: 'a\0b' } }),
    ],
    [
      'with a salt that no database keeps',
      'A0421',
      (code) => signed(YARD, firstStep(code), { salt: 'a1b2c3d4e5f60718\0', facts: { vin: VIN } }),
    ],
    ['about a report', 'A0421', () => recoveryOf('JC-2026-1106-008842')],
    [
      'that is not canonical',
      'A0421',
      (code) => ({ ...recoveryOf(code), text: ` ${recoveryOf(code).text}` }),
    ],
  ])('is refused a step %s', async (_what, failure, sent) => {
    const code = newCode();
    expect((await send(sent(code))).code).toBe(failure);
    expect((await ask(`query?code=${code}`)).found).toBe(false);
  });

  it('signs nothing more with a revoked key, and what it signed stays', async () => {
    const code = newCode();
    const actor = actorOf('demo-dismantler-02');
    const recovery = signed(actor, firstStep(code));
    await send(recovery);
    const registry = new Actors(gateway.database.db);
    expect(await registry.revoke(actor.key.keyId, '私钥遗失')).toBe(true);
    expect(await registry.revoke(actor.key.keyId, '私钥遗失')).toBe(false);
    const next = signed(actor, { code, seq: 2, kind: 'dismantling', previous: digestOf(recovery.text) });
    expect(await send(next)).toMatchObject({ code: 'A0521', msg: '该公钥已停用' });
    expect((await ask(`part/${code}`)).verdict).toBe('genuine');
  });
});

describe('a look-up', () => {
  it('counts a visitor once an hour, and is a success for a code that nobody knows', async () => {
    const path = `query?code=${DEMO_CODES.battery}`;
    const from = (remoteAddress: string) => gateway.app.inject({ url: `${TRACES}/${path}`, remoteAddress });
    const counts = [];
    for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.2'])
      counts.push((await from(address)).json().data.queryCount);
    expect(counts).toEqual([1, 1, 2]);
    expect(await ask(`query?code=${partCode(2025, 1)}`)).toMatchObject({ found: false, verdict: 'unknown' });
  });

  it('of a VIN tells that the car was scrapped, and what is traced of it', async () => {
    const code = newCode();
    const vin = 'LFV2A21J7M3000101';
    const facts = { vin, engineNo: ENGINE_NO };
    const sealed = { salt: 'a1b2c3d4e5f60718', facts };
    await send(
      signed(
        YARD,
        { code, seq: 1, kind: 'recovery', previous: null, facts: { scrappedOn: '2026-10-01' } },
        sealed,
      ),
    );
    expect((await ask(`query?code=${vin}`)).vehicle).toEqual({
      scrappedOn: '2026-10-01',
      batteryCodes: [],
      partCodes: [code],
    });
  });

  it('is counted for good, though who looked is forgotten after a month', async () => {
    const code = newCode();
    await send(recoveryOf(code));
    const { db } = gateway.database;
    const lookedUp = (visitor: string, days: number) =>
      db.execute(
        sql`insert into trace_look_ups (code, visitor, hour, looked_at) select ${code}, ${visitor}, at, at from (select now() - ${days} * interval '1 day' as at)`,
      );
    await lookedUp('a', 45);
    await lookedUp('b', 40);
    await lookedUp('c', 20);
    const before = (await ask(`part/${code}`)).lookUps;
    expect(before.queryCount).toBe(4);
    const lookUps = new LookUps(db, '');
    await lookUps.purge();
    await lookedUp('d', 31);
    await Promise.all([lookUps.purge(), lookUps.purge()]);
    expect(await db.select().from(traceLookUps).where(eq(traceLookUps.code, code))).toHaveLength(2);
    expect((await ask(`part/${code}`)).lookUps).toMatchObject({
      queryCount: 5,
      firstQueryTime: before.firstQueryTime,
    });
  });
});

describe('a root', () => {
  it('is published once, though two servers begin at the same moment', async () => {
    expect(publishing.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    const { list, total } = await ask('roots?pageSize=50');
    expect(total).toBe(30);
    const texts: string[] = list.map(({ statement }: { statement: string }) => statement);
    const named = texts.map((text) => readStatement(text)?.previous);
    expect(named).toEqual([...texts.slice(1).map((text) => digestOf(text)), null]);
  });

  it('of a day is found by the day', async () => {
    const [newest] = (await ask('roots?pageSize=1')).list;
    expect(await ask(`roots/${newest.day}`)).toEqual(newest);
    const missing = async (day: string) => (await gateway.app.inject(`${TRACES}/roots/${day}`)).json();
    expect(await missing('2020-01-01')).toMatchObject({ code: 'A0401', msg: '这一天没有公示的总摘要' });
    expect(await missing('2026-02-30')).toMatchObject({ code: 'A0421', msg: '没有这一天' });
  });
});

describe('the owner', () => {
  it('reads more after naming both numbers of the car, and is told nothing by a wrong one', async () => {
    const code = newCode();
    await send(recoveryOf(code));
    const headers = { authorization: `Bearer ${await gateway.logIn('13800138000')}` };
    const prove = async (vin: string, engineNo: string) =>
      (
        await gateway.app.inject({
          method: 'POST',
          url: `${TRACES}/own/${code}`,
          headers,
          payload: { vin, engineNo },
        })
      ).json();
    const wrong = [await prove('LDM0000001A900002', ENGINE_NO), await prove(VIN, 'X')];
    expect(wrong[0]).toEqual(wrong[1]);
    expect((await ask(`part/${code}`, headers)).restricted).toBeNull();
    expect((await prove(VIN.toLowerCase(), ENGINE_NO)).code).toBe('00000');
    expect((await ask(`part/${code}`, headers)).restricted).toEqual([
      { name: '车架号', value: VIN },
      { name: '发动机号（电机号）', value: ENGINE_NO },
    ]);
    expect((await ask(`part/${code}`)).restricted).toBeNull();
  });
});

describe('the buyer', () => {
  const SALE = ['recovery', 'dismantling', 'test', 'grading', 'stock', 'sale'] as const;
  const HANDS = { recovery: YARD, dismantling: YARD, test: LAB, grading: LAB } as const;
  const SUPPLIER = actorOf('demo-supplier-01');

  /** A chain up to some steps; the last of them has sealed facts. */
  async function record(code: string, kinds: readonly TraceEvent['kind'][], facts: Record<string, string>) {
    const { events = [] } = (await ask(`proof/${code}`)) ?? {};
    let previous = events.at(-1)?.hash ?? null;
    for (const [at, kind] of kinds.entries()) {
      const actor = HANDS[kind as keyof typeof HANDS] ?? SUPPLIER;
      const isLast = at === kinds.length - 1;
      const sealed = isLast ? { salt: 'a1b2c3d4e5f60718', facts } : null;
      const sent = signed(actor, { code, seq: events.length + at + 1, kind, previous }, sealed);
      expect((await send(sent)).code).toBe('00000');
      previous = digestOf(sent.text);
    }
  }

  async function bought(code: string) {
    const part = await warehouse.addPart({ traceCode: code, sourceKey: code });
    const phone = newPhone();
    const headers = { authorization: `Bearer ${await gateway.logIn(phone)}` };
    const lamp = { modelName: '大众 朗逸', parentTypeName: '灯具照明', typeName: '前大灯总成' };
    const url = '/api/vehicle-boot/api/v1/vehiclePart/buy';
    const payload = { ...lamp, phone, agree: true, partId: String(part.id) };
    const { buyId } = (await gateway.app.inject({ method: 'POST', url, headers, payload })).json().data;
    return { buyId: String(buyId), headers };
  }

  const restricted = async (code: string, headers: object) => (await ask(`part/${code}`, headers)).restricted;

  it('reads what the owner reads once the supplier has signed the sale; a stranger never', async () => {
    const code = newCode();
    const { buyId, headers } = await bought(code);
    const stranger = { authorization: `Bearer ${await gateway.logIn(newPhone())}` };
    await record(code, SALE.slice(0, 5), { orderNo: buyId });
    expect(await restricted(code, headers)).toBeNull();
    await record(code, ['sale'], { orderNo: buyId, buyer: '买方甲' });
    expect(await restricted(code, headers)).toContainEqual({ name: '买方', value: '买方甲' });
    expect(await restricted(code, stranger)).toBeNull();
    expect(await restricted(code, {})).toBeNull();
  });

  it('reads nothing any more after sending the part back, and the next one nothing of the first', async () => {
    const code = newCode();
    const { buyId, headers } = await bought(code);
    await record(code, SALE, { orderNo: buyId, buyer: '买方甲' });
    await record(code, ['stock'], {});
    expect(await restricted(code, headers)).toBeNull();
    await record(code, ['sale'], { orderNo: buyId, buyer: '买方乙' });
    expect(JSON.stringify(await restricted(code, headers))).not.toContain('买方甲');
  });

  it('reads nothing of a purchase that was withdrawn', async () => {
    const code = newCode();
    const { buyId, headers } = await bought(code);
    await record(code, SALE, { orderNo: buyId });
    expect(await restricted(code, headers)).not.toBeNull();
    const url = `/api/sms-boot/app-api/v1/crm/withdrawClue/${buyId}`;
    await gateway.app.inject({ method: 'PUT', url, headers });
    expect(await restricted(code, headers)).toBeNull();
  });
});

describe('docs/traceability.md', () => {
  it('shows lines that check a chain, and that find an altered one', async () => {
    const page = await readFile(new URL('../../../../../docs/traceability.md', import.meta.url), 'utf8');
    const lines = /```bash\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
    const folder = await mkdtemp(join(tmpdir(), 'cheyantong-trace-'));
    const keys = (await gateway.app.inject('/api/vehicle-boot/api/v1/vehicle/report/keys')).json().data;
    await writeFile(join(folder, 'platform.pem'), keys[0].publicKey);
    const check = async (proof: object) => {
      await writeFile(join(folder, 'proof.json'), JSON.stringify({ data: proof }));
      return promisify(execFile)('bash', ['-c', lines], { cwd: folder });
    };
    const proof = await ask(`proof/${DEMO_CODES.battery}`);
    expect((await check(proof)).stdout).toContain('the chain holds');
    const [first, ...others] = proof.events;
    await expect(
      check({ ...proof, events: [{ ...first, text: first.text.replace('12', '13') }, ...others] }),
    ).rejects.toThrow();
    await expect(
      check({ ...proof, published: { ...proof.published, index: proof.published.index + 1 } }),
    ).rejects.toThrow();
    await rm(folder, { recursive: true });
  }, 120_000);
});
