import { createHmac, randomUUID } from 'node:crypto';
import { SIMULATED_DEALER_SECRET } from '@cheyantong/domain';
import { eq, type SQL, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../test/free-port.ts';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { members } from '../account/tables.ts';
import { record } from '../audit/index.ts';
import { uploads } from '../files/tables.ts';
import { leads as leadsTable } from '../leads/tables.ts';
import { tellDealer } from '../leads/tell-dealer.ts';
import { testDealers } from '../leads/test-dealers.ts';
import { tellMember } from '../messages/index.ts';
import { openids } from '../mini-program/tables.ts';
import { orders } from '../orders/tables.ts';
import { orderTokens } from '../purchase/tables.ts';
import { inDays, newCustomer, openShop, PETROL_VIN, type Shop } from '../purchase/test-shop.ts';
import { traceOwners } from '../traceability/tables.ts';
import { dataExports } from './tables.ts';

const NAME = '张三丰';
const CONTACT_PHONE = '13900001234';
const MY_DATA = 'ums-boot/app-api/v1/my-data';
const CLOSE = 'ums-boot/app-api/v1/members/me/close';

let gateway: TestGateway;
let shop: Shop;
let lot: ReturnType<typeof testDealers>;
let publicUrl: string;
beforeAll(async () => {
  const port = await freePort();
  publicUrl = `http://127.0.0.1:${port}`;
  gateway = await startTestGateway({ PUBLIC_URL: publicUrl, SMS_PER_ADDRESS_HOURLY: '1000' });
  await gateway.app.listen({ host: '127.0.0.1', port });
  shop = await openShop(gateway);
  lot = testDealers(gateway);
});
afterAll(() => gateway.close());

async function newMember() {
  const customer = await newCustomer(gateway);
  const { db } = gateway.database;
  const [member] = await db.select().from(members).where(eq(members.id, customer.id));
  if (!member) throw new Error('no member');
  const get = async (path: string) => (await customer.call('GET', path)).json().data;
  return {
    ...customer,
    phone: member.mobile,
    get,
    views: async (query = '') => (await get(`${MY_DATA}/number-views${query}`)).list,

    /** Asks a dealer about a car; the dealer has the number. */
    async inquire(phone = member.mobile) {
      const dealer = await lot.addDealer();
      const car = await lot.addCar(dealer);
      const { clueId } = (
        await customer.call('POST', 'sms-boot/app-api/v1/crm/addClue', {
          intentionType: '1',
          vehicleId: String(car.id),
          phone,
          agree: true,
        })
      ).json().data;
      const tell = tellMember(gateway.jobs.enqueue);
      await tellDealer({ db, dealers: gateway.dealers, tell, publicUrl }, BigInt(clueId));
      return { dealer, car, clueId: String(clueId) };
    },

    /** An inspection that somebody canceled: it holds a name and a phone, and stands in nobody's way. */
    async canceledInspection() {
      const offer = await shop.addOffer('inspection');
      const outlet = await shop.addOutlet(offer.providerId);
      const orderNo = await customer.order(
        offer,
        {
          vin: PETROL_VIN,
          contactName: NAME,
          contactPhone: CONTACT_PHONE,
          cityCode: '330100',
          outletId: String(outlet.id),
          appointDate: inDays(3),
          appointPeriod: '上午',
        },
        { remark: `请打 ${CONTACT_PHONE}` },
      );
      const reason = encodeURIComponent(`打不通 ${CONTACT_PHONE}`);
      await customer.call('PUT', `oms-boot/app-api/v1/orders/cancel?id=${orderNo}&cancelReason=${reason}`);
      return orderNo;
    },

    async closeCode(): Promise<string> {
      await db.execute(sql`update sms_sends set sent_at = sent_at - interval '2 minutes'`);
      await customer.call('POST', `${CLOSE}/sms-code`);
      return gateway.codeFor(member.mobile);
    },
    close: async (code: string) => (await customer.call('POST', CLOSE, { code })).json(),
  };
}

async function atDealer(leadId: string, event: 'viewed' | 'called'): Promise<{ status: number }> {
  const answer = await fetch(`${gateway.simulatorsUrl}/dealers/answers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ leadId, event }),
  });
  return (await answer.json()) as { status: number };
}

/** As a dealer signs it that uses the simulators' secret. */
function signedHeaders(body: string, at: Date): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const mac = createHmac('sha256', SIMULATED_DEALER_SECRET).update(`${timestamp}.${body}`);
  return { 'x-cheyantong-timestamp': timestamp, 'x-cheyantong-signature': mac.digest('hex') };
}

describe('who saw my number', () => {
  it('shows to whom it was given, who saw it and who called, each once, and tells the member', async () => {
    const member = await newMember();
    const { dealer, clueId } = await member.inquire();
    expect(await atDealer(clueId, 'viewed')).toMatchObject({ status: 200 });
    expect(await atDealer(clueId, 'called')).toMatchObject({ status: 200 });
    const by = { party: 'dealer', partyLabel: '车商', name: dealer.name, occasion: '二手车询价', clueId };
    expect(await member.views()).toMatchObject([
      { ...by, what: '拨打', whatLabel: '拨打过您的号码，销售 S-0031，通话 2 分 10 秒' },
      { ...by, what: '查看', whatLabel: '看过您的号码，销售 S-0031' },
      { ...by, what: '交给', subject: expect.stringContaining('2023款') },
    ]);
    expect(await member.messages()).toMatchObject([
      { kind: 'lead', title: `${dealer.name}拨打了您的号码` },
      { kind: 'lead', title: `${dealer.name}看过您的号码` },
      { kind: 'lead', title: '二手车询价已送达商家' },
    ]);
  });

  it('also shows operators, by themselves if wanted, and nothing of others', async () => {
    const [member, stranger] = [await newMember(), await newMember()];
    await member.inquire();
    await record(gateway.database.db, {
      actor: { kind: 'operator', name: '客服 02' },
      action: 'phone.viewed',
      subjectKind: 'ticket',
      subjectId: 'T1',
      memberId: member.id,
      facts: { occasion: '处理留言' },
    });
    expect(await member.views('?party=operator')).toMatchObject([
      { party: 'operator', name: '客服 02', occasion: '处理留言', clueId: null, subject: null },
    ]);
    expect(await member.views()).toHaveLength(2);
    expect(await stranger.views()).toEqual([]);
  });

  it('believes no dealer that cannot sign, and none about the lead of another', async () => {
    const member = await newMember();
    const { clueId } = await member.inquire();
    const other = await lot.addDealer();
    const url = `/api/sms-boot/callback-api/v1/dealer/${other.id}/answer`;
    const payload = JSON.stringify({ answerId: 'answer-0001', leadId: clueId, event: 'called' });
    const unsigned = await gateway.app.inject({ method: 'POST', url, payload });
    expect(unsigned.statusCode).toBe(401);
    const headers = signedHeaders(payload, new Date());
    expect((await gateway.app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(404);
    const old = signedHeaders(payload, new Date(Date.now() - 6 * 60_000));
    expect((await gateway.app.inject({ method: 'POST', url, payload, headers: old })).statusCode).toBe(401);
    expect(await member.views()).toHaveLength(1);
  });
});

describe('a copy of my data', () => {
  const job = (name: string) => {
    const found = gateway.features.myData.jobs.find((each) => each.name === name);
    if (!found) throw new Error(`no job ${name}`);
    return found;
  };

  it('is an archive of JSON and paper, made once a day, behind a short link, and deleted after a week', async () => {
    const member = await newMember();
    const { dealer } = await member.inquire();
    const orderNo = await member.canceledInspection();
    expect(await member.get(`${MY_DATA}/export`)).toMatchObject({ state: 'none', link: null });
    const requests = await Promise.all([1, 2, 3].map(() => member.call('POST', `${MY_DATA}/export`)));
    expect(requests.map((answer) => answer.json().code).sort()).toEqual(['00000', 'A0501', 'A0501']);
    await job('my-data-export').work({ memberId: String(member.id) });
    await job('my-data-export').work({ memberId: String(member.id) });

    const ready = await member.get(`${MY_DATA}/export`);
    expect(ready).toMatchObject({ state: 'ready', bytes: expect.any(Number) });
    const download = await gateway.app.inject(ready.link);
    expect(download.headers['content-type']).toBe('application/zip');
    const archive = unzipSync(new Uint8Array(download.rawPayload));
    const json = strFromU8(archive['my-data.json'] ?? new Uint8Array());
    for (const known of [member.phone, dealer.name, orderNo, NAME, CONTACT_PHONE])
      expect(json).toContain(known);
    const { text } = await extractText(archive['我的数据.pdf'] ?? new Uint8Array(), { mergePages: true });
    expect(text.replace(/\s/g, '')).toContain(orderNo);
    expect((await member.messages())[0]).toMatchObject({ kind: 'account', title: '您的数据已备好' });

    const stranger = await newMember();
    expect(await stranger.get(`${MY_DATA}/export`)).toMatchObject({ state: 'none', link: null });
    await gateway.database.db
      .update(dataExports)
      .set({ requestedAt: new Date(Date.now() - 8 * 24 * 60 * 60_000) })
      .where(eq(dataExports.memberId, member.id));
    await job('my-data-exports-purge').work({});
    expect(await member.get(`${MY_DATA}/export`)).toMatchObject({ state: 'none', link: null });
    expect((await gateway.app.inject(ready.link)).statusCode).toBe(400);
  });
});

/** What becomes of every table that knows members. Whoever adds one says it here, and forgets the member in it. */
const AFTER_CLOSING: Record<string, 'empty' | 'without the person'> = {
  audit_log: 'without the person',
  certification_signatures: 'without the person',
  certifications: 'without the person',
  consents: 'without the person',
  data_exports: 'empty',
  favorites: 'empty',
  files: 'without the person',
  invoice_titles: 'empty',
  // The title is printed on the invoice, and the tax law has it kept.
  invoices: 'without the person',
  known_devices: 'empty',
  leads: 'without the person',
  message_settings: 'empty',
  messages: 'empty',
  mini_program_openids: 'empty',
  order_tokens: 'empty',
  orders: 'without the person',
  reports: 'without the person',
  sessions: 'empty',
  tickets: 'empty',
  trace_owners: 'empty',
  uploads: 'empty',
};

describe('closing the account', () => {
  /** Both drivers answer with rows; our handle does not say so. */
  const rowsOf = async <Row>(query: SQL): Promise<Row[]> =>
    ((await gateway.database.db.execute(query)) as unknown as { rows: Row[] }).rows;

  const tablesWithMembers = () =>
    rowsOf<{ table_name: string }>(
      sql`select table_name from information_schema.columns where table_schema = 'public' and column_name = 'member_id'`,
    );

  /** Every table in which a row says this, whatever column it stands in. */
  async function whereItStands(words: string): Promise<string[]> {
    const tables = await rowsOf<{ schema: string; name: string }>(
      sql`select table_schema as schema, table_name as name from information_schema.tables
        where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
    );
    const found: string[] = [];
    for (const { schema, name } of tables) {
      const table = sql.raw(`"${schema}"."${name}"`);
      const [row] = await rowsOf<{ holds: boolean }>(
        sql`select exists (select 1 from ${table} as it where it::text like ${`%${words}%`}) as holds`,
      );
      if (row?.holds) found.push(name);
    }
    return found;
  }

  it('is known to every table that knows members', async () => {
    const known = (await tablesWithMembers()).map(({ table_name }) => table_name);
    expect(known.filter((name) => !(name in AFTER_CLOSING))).toEqual([]);
  });

  it('waits for what is paid, unpaid or on its way back, and for the right code', async () => {
    const member = await newMember();
    const orderNo = await member.order(await shop.addOffer('repair'), { vin: PETROL_VIN });
    expect((await member.get(CLOSE)).obstacles).toEqual([
      `维修报告订单 ${orderNo} 还没有付款，请先付款或取消`,
    ]);
    await shop.pay(orderNo);
    const code = await member.closeCode();
    expect(await member.close(code)).toMatchObject({
      code: 'A0500',
      msg: `维修报告订单 ${orderNo} 已付款，报告还没有出具`,
    });
    await gateway.database.db.update(orders).set({ status: 'completed' }).where(eq(orders.orderNo, orderNo));
    expect(await member.get(CLOSE)).toMatchObject({
      obstacles: [],
      kept: expect.arrayContaining([expect.objectContaining({ why: expect.stringContaining('电子商务法') })]),
    });
    expect((await member.close(code === '000000' ? '111111' : '000000')).code).toBe('A0240');
    expect((await member.close(code)).code).toBe('00000');
    expect((await member.close(code)).code).toBe('A0230');
  });

  it('leaves no row that says who it was, keeps the sale, tells dealers, and frees the number', async () => {
    const { db } = gateway.database;
    const member = await newMember();
    const nickName = `很特别的昵称${member.id}`;
    await member.call('PUT', 'ums-boot/app-api/v1/members/me', { nickName });
    const { car, clueId } = await member.inquire();
    await member.call('POST', `vehicle-boot/app-api/v1/usedCar/favorite/${car.id}`);
    const orderNo = await member.canceledInspection();
    const offer = await shop.addOffer('repair');
    await member.token(offer);
    await member.call('POST', 'system-boot/api/v1/ticket', {
      topic: 'consult',
      name: NAME,
      phone: member.phone,
      content: `我是${NAME}，请打 ${member.phone}`,
      agree: true,
    });
    const upload = { id: randomUUID(), memberId: member.id, name: `${NAME}.jpg`, size: 1, digest: 'x' };
    await db.insert(uploads).values(upload);
    await db.insert(openids).values({ appId: 'wx1', openid: `o${nickName}`, memberId: member.id });
    await db.insert(traceOwners).values({ code: 'LFV2A21J7M3000101', memberId: member.id });
    await member.call('PUT', 'ums-boot/app-api/v1/messages/settings', {
      settings: [{ kind: 'order', sms: true }],
    });
    await member.call('POST', `${MY_DATA}/export`);
    expect(await whereItStands(member.phone)).toContain('members');
    expect(await whereItStands(CONTACT_PHONE)).toContain('orders');

    expect((await member.close(await member.closeCode())).code).toBe('00000');

    expect(await whereItStands(member.phone)).toEqual([]);
    expect(await whereItStands(nickName)).toEqual([]);
    for (const { table_name: name } of await tablesWithMembers()) {
      const table = sql.raw(`"${name}"`);
      const rows = await rowsOf(sql`select 1 from ${table} where member_id = ${member.id}`);
      if (AFTER_CLOSING[name] === 'empty') expect([name, rows.length]).toEqual([name, 0]);
    }
    const [order] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
    expect(order).toMatchObject({
      memberId: member.id,
      vin: PETROL_VIN,
      remark: null,
      cancelReason: '本人取消',
    });
    expect(JSON.stringify(order?.serviceInfo)).not.toContain(NAME);
    const [lead] = await db
      .select()
      .from(leadsTable)
      .where(eq(leadsTable.id, BigInt(clueId)));
    expect(lead).toMatchObject({ status: 'withdrawn', phone: '' });
    expect(await db.select().from(orderTokens).where(eq(orderTokens.memberId, member.id))).toEqual([]);

    expect((await member.call('GET', 'ums-boot/app-api/v1/members/me')).json().code).toBe('A0230');
    await db.execute(sql`update sms_sends set sent_at = sent_at - interval '2 minutes'`);
    const again = await gateway.logIn(member.phone);
    const me = await gateway.app.inject({
      url: '/api/ums-boot/app-api/v1/members/me',
      headers: { authorization: `Bearer ${again}` },
    });
    expect(me.json().data.id).not.toBe(String(member.id));
  });

  it('nobody else’s code closes it', async () => {
    const [member, thief] = [await newMember(), await newMember()];
    const code = await member.closeCode();
    expect((await thief.close(code)).code).toBe('A0240');
    expect((await member.get('ums-boot/app-api/v1/members/me')).id).toBe(String(member.id));
  });
});
