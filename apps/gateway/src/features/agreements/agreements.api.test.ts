import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beijingDay, dayAfter } from '@cheyantong/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { newMember, testDealers } from '../leads/test-dealers.ts';
import { newCustomer, openShop, type Shop } from '../purchase/test-shop.ts';
import { syncAgreements } from './sync-agreements.ts';
import { agreementVersions } from './tables.ts';

let gateway: TestGateway;
let shop: Shop;
let folder: string;
const today = beijingDay(new Date());
beforeAll(async () => {
  gateway = await startTestGateway({ SMS_PER_ADDRESS_HOURLY: '1000' });
  shop = await openShop(gateway);
  folder = await mkdtemp(join(tmpdir(), 'cheyantong-agreements-'));
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const read = async (document: string, version = '') =>
  (
    await gateway.app.inject(
      `/api/system-boot/api/v1/agreement/detail/${document}${version && `?version=${version}`}`,
    )
  ).json();

/** What an operator types, and reads. */
async function sync(files: Record<string, string>, ...mode: string[]): Promise<string> {
  await rm(folder, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await mkdir(folder, { recursive: true });
  const said: string[] = [];
  await syncAgreements.run(
    gateway.database.db,
    [folder, ...mode],
    { write: (text: string) => said.push(text) } as never,
    { publicUrl: '' },
  );
  return said.join('');
}
const written = (changes: string, text = '新的正文。', announced = '2026-01-01') =>
  `---\nannounced: ${announced}\nchanges: ${changes}\n---\n${text}\n`;

/** A new version is in force from now on; undone at the end of the test. */
async function newVersion(document: 'userAgreement' | 'privacyStatement' | 'reportConsent') {
  const { db } = gateway.database;
  await db.insert(agreementVersions).values({
    document,
    version: today,
    announcedOn: '2026-01-01',
    changes: '今天的改动',
    blocks: [{ kind: 'paragraph', text: '今天的正文。' }],
  });
  return { undo: () => db.delete(agreementVersions).where(eq(agreementVersions.version, today)) };
}

describe('a document', () => {
  it('is read in the version in force, with its history and what changed', async () => {
    const { data } = await read('userAgreement');
    expect(data).toMatchObject({
      version: '2026-11-01',
      state: 'inForce',
      comparison: { previousVersion: '2026-03-01' },
    });
    expect(
      data.history.map(({ version, state }: { version: string; state: string }) => `${version} ${state}`),
    ).toEqual(['2026-11-01 inForce', '2026-03-01 past']);
    const marks = data.comparison.blocks.flatMap(({ pieces }: { pieces: { mark: string }[] }) =>
      pieces.map(({ mark }) => mark),
    );
    expect(new Set(marks)).toEqual(new Set(['same', 'added', 'removed']));
  });

  it('is read in an older version, too; one that never was is not there', async () => {
    expect((await read('userAgreement', '2026-03-01')).data).toMatchObject({
      state: 'past',
      comparison: null,
    });
    expect(await read('userAgreement', '2026-03-02')).toMatchObject({ code: 'A0401', msg: '没有这个版本' });
    expect((await read('nothing')).msg).toBe('没有这份协议');
  });
});

describe('publishing', () => {
  const tomorrow = dayAfter(today);
  const coming = `reportTerms/${tomorrow}.md`;

  it('announces what comes, lets it be changed and withdrawn until then, and leaves what is in force', async () => {
    expect(await sync({ [coming]: written('退款更快') }, 'plan')).toContain(`新增 reportTerms ${tomorrow}`);
    expect((await read('reportTerms', tomorrow)).code).toBe('A0401');
    await sync({ [coming]: written('退款更快') });
    expect((await read('reportTerms', tomorrow)).data).toMatchObject({
      state: 'upcoming',
      changes: '退款更快',
    });
    expect((await read('reportTerms')).data.version).toBe('2026-11-01');
    expect(await sync({ [coming]: written('退款更快更准') })).toContain(`修改 reportTerms ${tomorrow}`);
    expect(await sync({ [coming]: written('退款更快更准') })).toContain('新增 0，修改 0，撤回 0');
    expect(await sync({})).toContain(`撤回 reportTerms ${tomorrow}`);
    expect((await read('reportTerms')).data.history).toHaveLength(1);
  });

  it.each([
    [{ 'reportTerms/2026-11-01.md': written('改动已生效的') }, '已生效的版本不能改动，请另写新版本'],
    [{ 'reportTerms/2026-10-01.md': written('补发') }, '生效日期已过，不能补发'],
    [{ [coming]: written('晚了', '正文。', dayAfter(tomorrow)) }, 'announced：公告日期不能晚于生效日期'],
    [{ [coming]: `---\nannounced: ${today}\n---\n正文。` }, 'changes：必须填写'],
    [{ [coming]: written('链接', '看[这里](https://example.com)。') }, '第 5 行：只能写段落'],
    [{ 'terms/2027-01-01.md': written('谁') }, '文件夹应为 userAgreement、'],
    [{ 'reportTerms/soon.md': written('何时') }, '文件名应为生效日期'],
  ])('refuses %j and changes nothing', async (files, sentence) => {
    const said = await sync(files);
    expect(said).toContain(sentence);
    expect(said).toContain('未作任何改动');
  });
});

describe('a new version', () => {
  const consents = (member: { headers: { authorization: string } }) =>
    gateway.app.inject({ url: '/api/ums-boot/app-api/v1/agreement/mine', headers: member.headers });
  const consent = (member: { headers: { authorization: string } }, document: string, version: string) =>
    gateway.app.inject({
      method: 'POST',
      url: '/api/ums-boot/app-api/v1/agreement/consent',
      headers: member.headers,
      payload: { agreed: [{ document, version }] },
    });

  it('is asked for at the next order, which then goes through as it was', async () => {
    const member = await newCustomer(gateway);
    const offer = await shop.addOffer('repair');
    await member.order(offer, shop.carOf.repair);
    const { undo } = await newVersion('reportConsent');
    const token = await member.token(offer);
    const submit = async () => (await member.submit(offer, token, shop.carOf.repair)).json();

    const refused = await submit();
    expect([refused.code, refused.msg]).toEqual(['A0430', '《车辆信息查询授权书》已更新，请阅读后重新同意']);
    expect((await consents(member)).json().data.due).toEqual([
      { document: 'reportConsent', name: '车辆信息查询授权书', version: today, changes: '今天的改动' },
    ]);
    expect((await consent(member, 'reportConsent', '2026-11-01')).json().code).toBe('A0400');
    expect((await consent(member, 'reportConsent', today)).json().data.due).toEqual([]);
    expect(await shop.find((await submit()).data)).toMatchObject({ consentVersion: today });
    await undo();
  });

  it('is not agreed to by an order from a page that showed the old one; the order keeps which one it was', async () => {
    const member = await newCustomer(gateway);
    const offer = await shop.addOffer('repair');
    const token = await member.token(offer);
    const { undo } = await newVersion('reportConsent');
    const submit = async (agreedVersion: string) =>
      (await member.submit(offer, token, shop.carOf.repair, { agreedVersion })).json();

    expect(await submit('2026-11-01')).toMatchObject({
      code: 'A0430',
      msg: '《车辆信息查询授权书》已更新，请阅读后重新同意',
    });
    const placed = await submit(today);
    expect(await shop.find(placed.data)).toMatchObject({ consentVersion: today });
    // Sent again by a page that lost the answer and was reloaded since: the same order.
    expect(await submit('2026-11-01')).toEqual(placed);
    await undo();
  });

  it('of what was agreed to at registration is asked for at the next lead, and a tick on the old page is none', async () => {
    const lot = testDealers(gateway);
    const car = await lot.addCar(await lot.addDealer());
    const member = await newMember(gateway);
    const { undo } = await newVersion('userAgreement');

    expect((await member.askAbout(car, { agree: true })).json().code).toBe('A0430');
    expect((await member.askAbout(car, { agree: true, agreedVersion: '2026-11-01' })).json().code).toBe(
      'A0430',
    );
    expect((await member.askAbout(car, { agree: true, agreedVersion: today })).json().code).toBe('00000');
    await undo();
  });

  it('refuses a visitor’s message from a page that showed the old one', async () => {
    const write = async (agreedVersion: string) =>
      (
        await gateway.app.inject({
          method: 'POST',
          url: '/api/system-boot/api/v1/ticket',
          payload: { topic: 'consult', content: '想问一下报告的有效期', agree: true, agreedVersion },
        })
      ).json().code;
    const { undo } = await newVersion('privacyStatement');
    expect(await write('2026-11-01')).toBe('A0430');
    expect(await write(today)).toBe('00000');
    await undo();
  });
});
