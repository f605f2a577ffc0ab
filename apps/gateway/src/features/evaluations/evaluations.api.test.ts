import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { loadDemoEvaluations } from './demo.ts';
import { Editions } from './editions.ts';
import { importEvaluations } from './import/import-command.ts';
import { FINDINGS, fileWith, READINGS, tableWith, VEHICLE } from './test-results.ts';

const APPRAISAL = '/api/vehicle-boot/api/v1/appraisal';
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
const firstPublished = { published: '2026-11-01 10:00', readings: READINGS, findings: FINDINGS };
const readings = (different: object) =>
  fileWith({ revisions: [{ ...firstPublished, readings: { ...READINGS, ...different } }] });

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
