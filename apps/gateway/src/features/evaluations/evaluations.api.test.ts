import { createHash, createPublicKey, verify } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EvaluationDetail } from '@cheyantong/contract';
import type { EditionDocument } from '@cheyantong/contract/edition';
import { DAY_MS } from '@cheyantong/domain';
import { type Findings, type Readings, type Scored, score } from '@cheyantong/evaluation';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { loadDemoEvaluations } from './demo.ts';
import { Editions } from './editions.ts';
import { EvaluationViews } from './evaluation-views.ts';
import { importEvaluations } from './import/import-command.ts';
import { evaluationViews } from './tables.ts';
import { FINDINGS, fileWith, READINGS, tableWith, VEHICLE } from './test-results.ts';

const APPRAISAL = '/api/vehicle-boot/api/v1/appraisal';
const ATTACHMENTS = fileURLToPath(new URL('../../../demo/content/attachments', import.meta.url));
const T1 = 'shixie-t1-safety-2026';
const T2 = 'shixie-t2-safety-2026';

let gateway: TestGateway;
let folder: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  await loadDemoEvaluations(gateway.database.db);
  folder = await mkdtemp(join(tmpdir(), 'cheyantong-evaluations-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await gateway.close();
});

const get = async (path: string) => (await gateway.app.inject(`${APPRAISAL}/${path}`)).json();

/** What an operator reads after `npm run data -- evaluations FILE`. */
async function imported(name: string, content: object | string): Promise<string[]> {
  const path = join(folder, name);
  await writeFile(path, typeof content === 'string' ? content : stringify(content));
  let said = '';
  const screen = { write: (text: string) => (said += text) };
  await importEvaluations.run(gateway.database.db, [path], screen, { publicUrl: 'https://example.com' });
  return said.trimEnd().split('\n');
}
type Dimension = EvaluationDetail['dimensions'][number];
/** The points of an area, as the page shows them and as they are computed. */
const shownPoints = ({ score: ofHundred, items, modifiers }: Dimension) => [
  ofHundred,
  ...items.map((item) => item.score),
  ...modifiers.map(({ points }) => points),
];
const computedPoints = ({ score: ofHundred, tests, modifiers }: Scored['areas'][number]) => [
  ofHundred,
  ...[...tests, ...modifiers].map(({ points }) => points),
];

const firstPublished = { published: '2026-11-01 10:00', readings: READINGS, findings: FINDINGS };
const readings = (different: object) =>
  fileWith({ revisions: [{ ...firstPublished, readings: { ...READINGS, ...different } }] });

interface PublishedData {
  editions: {
    programmeCode: string;
    code: string;
    revision: number;
    digest: string;
    document: EditionDocument;
  }[];
  evaluations: {
    id: string;
    programmeCode: string;
    editionCode: string;
    revisions: {
      revision: number;
      editionDigest: string;
      readings: Readings;
      findings: Findings;
      totalScore: number;
      starLevel: number;
      areas: Scored['areas'];
    }[];
  }[];
}
const openData = (): Promise<PublishedData> => get('evaluations.json');

describe('what was published for demonstration', () => {
  it('is what the edition makes of the readings: every score, in every place', async () => {
    const { editions, evaluations } = await openData();
    const { list } = (await get('page?pageSize=100')).data;
    const more = (await get('page?pageSize=100&pageNum=2')).data.list;
    const items = new Map([...list, ...more].map((item) => [item.id, item]));
    expect(evaluations.length).toBeGreaterThanOrEqual(40);
    expect(items.size).toBe(evaluations.length);
    for (const { id, revisions } of evaluations) {
      for (const published of revisions) {
        const edition = editions.find(({ digest }) => digest === published.editionDigest);
        if (!edition) throw new Error(`${id} was judged by an edition that is not published`);
        const again = score(edition.document, published.readings, published.findings);
        expect([published.totalScore, published.starLevel]).toEqual([again.total, again.stars.stars]);
        expect(published.areas).toEqual(again.areas);
        const { data: detail } = await get(`detail/${id}?revision=${published.revision}`);
        expect([id, detail.totalScore, detail.starLevel]).toEqual([id, again.total, again.stars.stars]);
        expect(detail.dimensions.map(shownPoints)).toEqual(again.areas.map(computedPoints));
        expect(detail.revisions[published.revision - 1]).toMatchObject({ totalScore: again.total });
      }
      const newest = revisions.at(-1);
      expect(items.get(id)).toMatchObject({ totalScore: newest?.totalScore, starLevel: newest?.starLevel });
    }
  });

  it('is the same as a table', async () => {
    const { evaluations } = await openData();
    const answer = await gateway.app.inject(`${APPRAISAL}/evaluations.csv`);
    const lines = answer.body.trimEnd().split('\r\n');
    const figures = evaluations.flatMap(({ revisions }) => revisions.flatMap(({ areas }) => areas));
    const parts = figures.reduce((sum, { tests, modifiers }) => sum + tests.length + modifiers.length, 0);
    expect(lines).toHaveLength(1 + parts);
    const e5 = lines.find(
      (line) => line.includes('yuanhang-e5-safety-2026') && line.includes(',side-barrier,'),
    );
    expect(e5).toMatch(
      /,83\.5,5,乘员保护,86\.7,侧面移动壁障 60 km\/h,side-barrier,[\d./]+,24\.1,mm,8,8,CC BY 4\.0,是$/,
    );
    const digest = createHash('sha256').update(answer.rawPayload).digest('base64');
    expect(answer.headers['repr-digest']).toBe(`sha-256=:${digest}:`);
    const again = await gateway.app.inject({
      url: `${APPRAISAL}/evaluations.csv`,
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('an edition is published in full, and its digest is that of the file', async () => {
    const { data: programmes } = await get('programs');
    expect(programmes.length).toBeGreaterThanOrEqual(2);
    for (const { code, editions } of programmes) {
      expect(editions.length).toBeGreaterThanOrEqual(2);
      for (const { document, digest } of editions) {
        const file = await gateway.app.inject(`${APPRAISAL}/editions/${code}/${document.code}.json`);
        expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(digest);
        expect(file.json()).toEqual(document);
      }
    }
  });

  it('says what the articles say', async () => {
    const totals = async (id: string) =>
      (await get(`detail/${id}`)).data.revisions.map(({ totalScore }: { totalScore: number }) => totalScore);
    expect({
      e5: await totals('yuanhang-e5-safety-2026'),
      s5: await totals('chenghai-s5-safety-2026'),
      d3: await totals('linchuan-d3-safety-2026'),
      a7: await totals('changfeng-a7-safety-2024'),
      s7: await totals('wangchuan-s7-safety-2024'),
      s7Updated: await totals('wangchuan-s7-safety-2024-updated'),
      l6: await totals('xingye-l6-safety-2026'),
    }).toEqual({
      e5: [83.5],
      s5: [79.8, 79.4],
      d3: [74, 74.8],
      a7: [88.4],
      s7: [83.5],
      s7Updated: [84.5],
      l6: [86.1],
    });
  });

  it('the table beside the article on the E5 has the same points, test by test', async () => {
    const { data } = await get('detail/yuanhang-e5-safety-2026');
    const shown = data.dimensions.flatMap(({ name, items, modifiers }: Dimension) => [
      ...items.map((item) => [name, item.value, item.score?.toFixed(2), String(item.fullScore)]),
      ...modifiers.flatMap(({ points }) => (points < 0 ? [[name, '', points.toFixed(2), '']] : [])),
    ]);
    const table = await readFile(join(ATTACHMENTS, 'yuanhang-e5-safety-2026.csv'), 'utf8');
    const written = table
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(','))
      .map(([area, , , , measured, , , full, points]) => [area, measured, points, full]);
    expect(shown.toSorted()).toEqual(written.toSorted());
  });
});

describe('readers', () => {
  const ids = (page: { data: { list: { id: string }[] } }) => page.data.list.map(({ id }) => id);

  it('narrow the list; each count is that of the list under the other filters', async () => {
    const narrowed = 'programCode=safety&editionCode=2026&level=中型车';
    const { data: options } = await get(`filters?${narrowed}`);
    for (const { value, count } of options.stars)
      expect((await get(`page?${narrowed}&starLevel=${value}`)).data.total).toBe(count);
    for (const { value, count } of options.levels)
      expect((await get(`page?programCode=safety&editionCode=2026&level=${value}`)).data.total).toBe(count);
    for (const { value, count } of options.editions)
      expect((await get(`page?programCode=safety&level=中型车&editionCode=${value}`)).data.total).toBe(count);
    expect(ids(await get('page?keywords=远航 e5&programCode=safety'))).toEqual(['yuanhang-e5-safety-2026']);
  });

  it('sort by total or by an area, and turn pages', async () => {
    const query = 'programCode=safety&editionCode=2026&pageSize=100';
    const { list } = (await get(`page?${query}&sortField=totalScore`)).data;
    const falling = list.map(({ totalScore }: { totalScore: number }) => totalScore);
    expect(falling).toEqual(falling.toSorted((a: number, b: number) => b - a));
    const byArea = (await get(`page?${query}&sortField=pedestrian&sort=asc`)).data.list.map(
      ({ areas }: { areas: { code: string; score: number }[] }) =>
        areas.find(({ code }) => code === 'pedestrian')?.score ?? 0,
    );
    expect(byArea).toEqual(byArea.toSorted((a: number, b: number) => a - b));
    const [first, second] = [await get('page?pageSize=5'), await get('page?pageSize=5&pageNum=2')];
    expect(new Set([...ids(first), ...ids(second)]).size).toBe(10);
  });

  it('read a verdict made of the figures, the place in the class and what the stars rest on', async () => {
    const { data } = await get('detail/yuanhang-e5-safety-2026');
    expect(data.verdict.map(({ text }: { text: string }) => text).join('')).toBe(
      '五星，同级 14 款中并列第 2。侧面移动壁障和碰撞后断电得满分；夜间行人制动偏弱，完全避撞的最高车速为 45 km/h，满分要求 60 km/h。',
    );
    expect(data.remark.text).toBe('四项都在 70 分以上');
    const own = data.classRanking.find(({ id }: { id: string }) => id === 'yuanhang-e5-safety-2026');
    expect(own).toMatchObject({ rank: 2, tied: true });
    expect((await get('detail/qinghe-q2-safety-2026')).data.remark.text).toBe('再高 7.0 分到五星');
    expect((await get('detail/shanhe-t8-safety-2026')).data.remark.text).toBe(
      '行人保护低于 70，由五星降为四星',
    );
    expect((await get('detail/no-such-car')).msg).toBe('没有这项测评');
  });

  it('compare what may be compared, and are told why not', async () => {
    const pair = async (first: string, second: string) =>
      (await get(`compare?ids=${first},${second},gone`)).data.pairs[0];
    expect(await pair('yuanhang-e5-safety-2026', 'xingye-l6-safety-2026')).toMatchObject({ verdict: 'same' });
    expect(await pair('changfeng-a7-safety-2026', 'changfeng-a7-safety-2024')).toMatchObject({
      verdict: 'refused',
      reason: expect.stringContaining('没有公布折算'),
    });
    expect(await pair('chenghai-s5-energy-2024', 'chenghai-s5-energy-2022')).toMatchObject({
      verdict: 'mapped',
      mapped: { id: 'chenghai-s5-energy-2022', halfWidth: expect.any(Number) },
    });
    expect((await get('compare?ids=yuanhang-e5-safety-2026,gone')).data.missing).toEqual(['gone']);
  });

  it('find a result by its name in the bar of every page', async () => {
    const answer = await gateway.app.inject('/api/system-boot/api/v1/search?keywords=远航 安全测评');
    expect(answer.json().data.evaluations).toEqual([
      {
        id: 'yuanhang-e5-safety-2026',
        title: '示例 远航 E5 安全测评（2026 版）',
        totalScore: 83.5,
        starLevel: 5,
      },
    ]);
  });

  it('see the best of each class, with whoever is too close to tell apart', async () => {
    const { data } = await get('best?programCode=safety&editionCode=2026');
    for (const { best } of data) {
      const totals = best.map(({ totalScore }: { totalScore: number }) => totalScore);
      expect(Math.max(...totals) - Math.min(...totals)).toBeLessThan(0.8);
    }
    expect(data.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(
      (await get('page?programCode=safety&editionCode=2026')).data.total,
    );
  });

  it('count once a day, and are forgotten after a while without being lost', async () => {
    const path = 'yuanhang-e5-safety-2026';
    const view = (remoteAddress: string) =>
      gateway.app.inject({ method: 'POST', url: `${APPRAISAL}/view/${path}`, remoteAddress });
    await view('203.0.113.1');
    await view('203.0.113.1');
    await view('203.0.113.2');
    expect((await get(`detail/${path}`)).data.viewCount).toBe(2);
    const { db } = gateway.database;
    await new EvaluationViews(db, 'secret').forgetOld(new Date(Date.now() + 40 * DAY_MS));
    expect(await db.$count(evaluationViews)).toBe(0);
    expect((await get(`detail/${path}`)).data.viewCount).toBe(2);
  });
});

describe('a signed paper', () => {
  const check = async (code: string) =>
    (await gateway.app.inject(`/api/vehicle-boot/api/v1/vehicle/report/check/${code}`)).json().data;
  const paper = async (id: string) => {
    const { data } = await get(`detail/${id}`);
    const answer = await gateway.app.inject(data.reportUrl);
    const pages = await getDocumentProxy(new Uint8Array(answer.rawPayload));
    return { data, pdf: answer.rawPayload, text: (await extractText(pages, { mergePages: true })).text };
  };

  it('says what the page says, and its number is found with the scores and its digest', async () => {
    const { data, pdf, text } = await paper('yuanhang-e5-safety-2026');
    const squeezed = text.replaceAll(/\s/g, '');
    for (const { name, score: ofHundred, items } of data.dimensions) {
      expect(squeezed).toContain(`${name}${ofHundred.toFixed(1)}`);
      for (const item of items)
        expect(squeezed).toContain(`${item.score.toFixed(2)}/${item.fullScore}`.replaceAll(' ', ''));
    }
    expect(squeezed).toContain('侧面移动壁障和碰撞后断电得满分；夜间行人制动偏弱');
    const checked = await check('cp26-1110-0417');
    expect([checked.verdict, checked.reportCode]).toEqual(['genuine', data.certificate.code]);
    const statement = JSON.parse(checked.statement);
    expect(statement.verdict).toBe(
      '示例 远航 E5：安全测评 2026 版五星，总分 83.5；乘员保护 86.7，儿童保护 84.5，行人保护 76.2，主动安全 83.6',
    );
    expect(statement.pdfSha256).toBe(createHash('sha256').update(pdf).digest('hex'));
    const again = await paper('yuanhang-e5-safety-2026');
    expect(again.pdf.equals(pdf)).toBe(true);
    const { data: keys } = (await gateway.app.inject('/api/vehicle-boot/api/v1/vehicle/report/keys')).json();
    const key = keys.find(({ keyId }: { keyId: string }) => keyId === checked.keyId);
    const signature = Buffer.from(checked.signature, 'base64');
    expect(verify(null, Buffer.from(checked.statement), createPublicKey(key.publicKey), signature)).toBe(
      true,
    );
  });

  it('of a result that was corrected leads to the correction', async () => {
    const { data } = await get('detail/chenghai-s5-safety-2026');
    const { data: before } = await get('detail/chenghai-s5-safety-2026?revision=1');
    expect(data.certificate.code).toBe(`${before.certificate.code}-2`);
    expect(await check(before.certificate.code)).toMatchObject({
      verdict: 'superseded',
      supersededBy: data.certificate.code,
    });
    expect(JSON.parse((await check(data.certificate.code)).statement).verdict).toContain('总分 79.4');
    expect((await check('CP26-1110-0417-2')).verdict).toBe('unknown');
    expect((await gateway.app.inject(`${APPRAISAL}/certificates/CP26-0101-0000.pdf`)).json().code).toBe(
      'A0401',
    );
    const typed = await gateway.app.inject(
      `/api/vehicle-boot/api/v1/traceability/query?code=${data.certificate.code.toLowerCase()}`,
    );
    expect(typed.json().data).toMatchObject({ kind: 'report', found: true, genuine: true });
  });
});

describe('what an operator imports', () => {
  it.each([
    ['an unknown edition', fileWith({}, 'safety/2031'), 'edition：没有规程 safety/2031'],
    ['a test of another edition', readings({ moose: [71] }), 'readings.moose：这一版没有代号为 moose 的试验'],
    [
      'readings that are too few',
      readings({ lane: [0.22] }),
      'readings.lane：车道保持要 3 个读数，只有 1 个',
    ],
    [
      'something nobody can measure',
      readings({ 'power-off': [280] }),
      'power-off：碰撞后断电的测得值 280 s 不可能：应在 0 至 60 之间',
    ],
    ['a test that was forgotten', readings({ signs: undefined }), '缺少限速识别的测得值；没有配备时写 null'],
    ['a score that was typed', fileWith({ totalScore: 99 }), 'totalScore：分数由规程从测得值算出，不能填写'],
    [
      'a publication before the test was over',
      fileWith({ revisions: [{ ...firstPublished, published: '2026-10-01 10:00' }] }),
      'published：发布早于试验结束',
    ],
    [
      'a correction without a reason',
      fileWith({ revisions: [firstPublished, { published: '2026-11-02 10:00', readings: { signs: [90] } }] }),
      'reason：更正必须写明原因',
    ],
    [
      'a word that is none of ours',
      fileWith({ vehicle: { ...VEHICLE, energy: '核能' } }),
      'energy：应为 汽油、柴油、纯电动、插电混动、增程式、油电混动、其他 之一',
    ],
  ])('%s is refused by line and field', async (_what, content, sentence) => {
    const said = await imported('bad.yaml', content);
    expect(said[0]).toMatch(/^bad\.yaml 第 \d+ 行，/);
    expect(said.join('\n')).toContain(sentence);
    expect(said.at(-1)).toMatch(/^共 \d+ 处问题，未作任何改动。$/);
    expect((await get(`detail/${T1}`)).code).toBe('A0401');
  });

  it('five kinds of mistake in one table are told at once, and nothing is stored', async () => {
    const good = tableWith();
    const [head = '', row = ''] = good.trimEnd().split('\n');
    const broken = tableWith({
      lane: '0.22',
      'power-off': '280',
      signs: '',
      testTo: '2026-08-01',
      guidePrice: '很贵',
    });
    expect(await imported('bad.csv', `${good}${broken.split('\n')[1]}\n`)).toEqual([
      'bad.csv 第 3 行，guidePrice：应为以万元计的数',
      'bad.csv 第 3 行，testTo：试验结束不能早于开始',
      '共 2 处问题，未作任何改动。',
    ]);
    expect(await imported('bad.csv', `${head},totalScore\n${row},88.8\n`)).toEqual([
      'bad.csv 第 2 行，totalScore：分数由规程从测得值算出，不能填写',
      '共 1 处问题，未作任何改动。',
    ]);
    const unmeasured = tableWith({ lane: '0.22', 'power-off': '280', signs: '', id: 'other-car' });
    expect(await imported('bad.csv', `${good}${unmeasured.split('\n')[1]}\n`)).toEqual([
      'bad.csv 第 3 行，code：CP26-1101-9002 出现了两次',
      'bad.csv 第 3 行，power-off：碰撞后断电的测得值 280 s 不可能：应在 0 至 60 之间',
      'bad.csv 第 3 行，lane：车道保持要 3 个读数，只有 1 个',
      'bad.csv 第 3 行，signs：缺少限速识别的测得值；没有配备时写 null',
      '共 4 处问题，未作任何改动。',
    ]);
    expect((await get(`detail/${T2}`)).code).toBe('A0401');
  });

  it('a document and a table that say the same give the same scores; a second time changes nothing', async () => {
    expect(await imported('t1.yaml', fileWith())).toEqual(['规程 0；测评：新增 1，更正 0，未变 0']);
    expect(await imported('t2.csv', tableWith())).toEqual(['规程 0；测评：新增 1，更正 0，未变 0']);
    expect(await imported('t1.yaml', fileWith())).toEqual(['规程 0；测评：新增 0，更正 0，未变 1']);
    expect(await imported('t2.csv', tableWith())).toEqual(['规程 0；测评：新增 0，更正 0，未变 1']);
    const [first, second] = [(await get(`detail/${T1}`)).data, (await get(`detail/${T2}`)).data];
    expect(first.totalScore).toBe(83.5);
    expect(second.dimensions).toEqual(first.dimensions);
  });

  it('a correction is one more revision with its reason; what was published before stays readable', async () => {
    const changed = { ...firstPublished, readings: { ...READINGS, 'side-pole': [30.8, 33.1, 34.6] } };
    expect((await imported('t1.yaml', fileWith({ revisions: [changed] })))[0]).toContain(
      '与已发布的不同；已发布的不能改，更正请另加一次发布并写明 reason',
    );
    expect(
      (await imported('t2.csv', tableWith({ signs: '90', published: '2026-11-03 10:00' })))[0],
    ).toContain('reason：更正必须写明原因');
    const correction = {
      published: '2026-11-03 10:00',
      reason: '柱碰撞的一组读数取错了通道。',
      readings: { 'side-pole': [30.8, 33.1, 34.6] },
    };
    expect(await imported('t1.yaml', fileWith({ revisions: [firstPublished, correction] }))).toEqual([
      '规程 0；测评：新增 0，更正 1，未变 0',
    ]);
    const { data: now } = await get(`detail/${T1}`);
    const { data: before } = await get(`detail/${T1}?revision=1`);
    expect([before.totalScore, before.superseded, now.totalScore, now.superseded]).toEqual([
      83.5,
      true,
      83.1,
      false,
    ]);
    expect(now.revisions).toEqual([
      { revision: 1, publishTime: '2026-11-01 10:00:00', reason: null, totalScore: 83.5, starLevel: 5 },
      {
        revision: 2,
        publishTime: '2026-11-03 10:00:00',
        reason: '柱碰撞的一组读数取错了通道。',
        totalScore: 83.1,
        starLevel: 5,
      },
    ]);
    expect((await get(`detail/${T1}?revision=3`)).msg).toBe('没有第 3 次发布');
  });

  it('an edition that somebody was judged by is not changed; its next revision judges those who come after', async () => {
    const edition = await new Editions(gateway.database.db).newest('safety', '2026');
    if (!edition) throw new Error('the demonstration has the edition');
    const milder = {
      ...edition.document,
      stars: edition.document.stars.map((rule) => ({ ...rule, total: rule.total - 1 })),
    };
    expect((await imported('edition.yaml', milder))[0]).toMatch(
      /内容不能改；要改请写 revision: 2，作为新的修订$/,
    );
    expect((await imported('edition.yaml', { ...milder, areas: milder.areas.slice(1) })).slice(0, 1)).toEqual(
      [expect.stringContaining('areas：各领域的权重之和为 60，应为 100')],
    );
    expect(await imported('edition.yaml', { ...milder, revision: 2 })).toEqual([
      '规程 1；测评：新增 0，更正 0，未变 0',
    ]);
    expect((await get(`detail/${T1}`)).data.edition.stars[0].total).toBe(80);
    expect(await imported('edition.yaml', { ...edition.document, revision: 3 })).toHaveLength(1);
  });
});
