import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DAY_MS } from '@cheyantong/domain';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { ArticleFileShelf } from './article-files.ts';
import { ArticleViews } from './article-views.ts';
import { syncContent } from './content/sync-command.ts';
import { articleFiles, articleRevisions, articles } from './tables.ts';

const DEMO = fileURLToPath(new URL('../../../demo/content', import.meta.url));
const ARTICLE = '/api/system-boot/api/v1/article';

let gateway: TestGateway;
let folder: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  folder = await mkdtemp(join(tmpdir(), 'cheyantong-articles-'));
  await cp(DEMO, folder, { recursive: true });
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await gateway.close();
});

async function sync(...more: string[]): Promise<{ done: boolean; said: string }> {
  let said = '';
  const screen = { write: (text: string) => (said += text) };
  const settings = { publicUrl: 'https://example.com' };
  return { done: await syncContent.run(gateway.database.db, [folder, ...more], screen, settings), said };
}
const get = async (path: string, ip = '203.0.113.1') =>
  gateway.app.inject({ url: `${ARTICLE}/${path}`, remoteAddress: ip });
const page = async (query: string) => (await get(`page?${query}`)).json().data;
const write = (slug: string, text: string) => writeFile(join(folder, 'articles', `${slug}.md`), text);
const article = (title: string, more = '') =>
  `---\ntitle: ${title}\ncategory: testNotice\ndate: 2026-11-10 10:00\n${more}---\n正文。`;

describe('syncing a folder', () => {
  it('shows the plan first and changes nothing', async () => {
    const { done, said } = await sync('plan');
    expect(done).toBe(true);
    expect(said).toMatch(/新增 \d+，修改 0，撤回 0，未变 0/);
    expect(await gateway.database.db.$count(articles)).toBe(0);
  });

  it('publishes what the folder holds, and nothing twice', async () => {
    const first = await sync();
    expect(first.said).toContain('已完成。');
    const again = await sync();
    expect(again.said).toMatch(/新增 0，修改 0，撤回 0，未变 \d+/);
  });

  it('changes nothing at all when one file has a mistake', async () => {
    const before = await gateway.database.db.$count(articles);
    await write('good', article('好的'));
    await write('bad', article('坏的', 'colour: red\n'));
    const { done, said } = await sync();
    expect(done).toBe(false);
    expect(said).toContain('articles/bad.md 第 5 行，colour：没有这个字段');
    expect(said).toContain('未作任何改动');
    expect(await gateway.database.db.$count(articles)).toBe(before);
    await rm(join(folder, 'articles', 'bad.md'));
    await rm(join(folder, 'articles', 'good.md'));
  });

  it('keeps every revision of an article that changes, and tells readers of a withdrawn one', async () => {
    await write('revised', article('第一版'));
    await sync();
    await write('revised', article('第二版'));
    expect((await sync()).said).toContain('修改 revised 第二版');
    expect((await get('detail/revised')).json().data).toMatchObject({ title: '第二版', revision: 2 });
    const [{ id } = { id: 0n }] = await gateway.database.db
      .select({ id: articles.id })
      .from(articles)
      .where(eq(articles.slug, 'revised'));
    const kept = await gateway.database.db
      .select()
      .from(articleRevisions)
      .where(eq(articleRevisions.articleId, id))
      .orderBy(articleRevisions.revision);
    expect(kept.map(({ markdown }) => /title: (.*)/.exec(markdown)?.[1])).toEqual(['第一版', '第二版']);

    await rm(join(folder, 'articles', 'revised.md'));
    expect((await sync()).said).toContain('撤回 revised 第二版');
    const gone = await get('detail/revised');
    expect(gone.statusCode).toBe(410);
    expect(gone.json()).toMatchObject({
      code: 'A0402',
      msg: expect.stringMatching(/^《第二版》已于 .* 撤回$/),
    });
    expect((await page('categoryCode=testNotice&keywords=第二版')).total).toBe(0);
  });

  it('publishes at the time that is given, without another sync', async () => {
    await write('later', article('以后', 'publishAt: 2999-01-01 00:00\n'));
    await sync();
    expect((await get('detail/later')).json().code).toBe('A0401');
    await gateway.database.db
      .update(articles)
      .set({ publishedAt: sql`now() - interval '1 second'` })
      .where(eq(articles.slug, 'later'));
    expect((await get('detail/later')).json().data.title).toBe('以后');
  });
});

describe('pieces for consumers', () => {
  const piece = (title: string, topic: string) =>
    [
      ...['---', `title: ${title}`, 'category: consumer', 'date: 2026-11-10 10:00', `topic: ${topic}`],
      ...['sources: [{ name: 一项标准, number: GB 1, checked: 2026-11-10 }]'],
      ...['questions: [{ question: 皮筋多长？, answer: 两米。 }]'],
      ...['checklist: { title: 出发前, groups: [{ title: 车外, items: [看胎压] }] }', '---', '正文。'],
    ].join('\n');

  it('are listed by topic, found by what they answer, and read with what they rest on', async () => {
    await write('of-winter', piece('冬天的一篇', 'winter'));
    await write('of-children', piece('孩子的一篇', 'children'));
    await sync();
    const { list } = await page('categoryCode=consumer&topic=winter&keywords=皮筋');
    expect(list).toMatchObject([
      { id: 'of-winter', topicName: '冬季', questions: ['皮筋多长？'], checklistTitle: '出发前' },
    ]);
    expect((await get('detail/of-winter')).json().data).toMatchObject({
      topic: 'winter',
      sources: [{ name: '一项标准', number: 'GB 1', url: null, checkedDate: '2026-11-10' }],
      answers: [{ question: '皮筋多长？', answer: '两米。' }],
      checklist: { title: '出发前', groups: [{ title: '车外', items: ['看胎压'] }] },
    });
    expect((await get('page?categoryCode=consumer&topic=spring')).json().msg).toContain('主题应为 buying');
  });

  it('name no topic in any other category', async () => {
    const { list } = await page('categoryCode=platformRelease&pageSize=1');
    expect(list).toMatchObject([{ topic: null, topicName: null, questions: null }]);
  });
});

describe('reading articles', () => {
  it('lists a category, top first and then the newest, with its years', async () => {
    const { list, total, years } = await page('categoryCode=platformRelease&pageSize=50');
    expect(total).toBe(list.length);
    expect(years.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(total);
    const times = list.slice(1).map(({ publishTime }: { publishTime: string }) => publishTime);
    expect(times).toEqual([...times].sort().reverse());
    expect(list[0].coverUrl).toMatch(/^\/pictures\/covers\/[a-z]+_/);
    const cover = await gateway.app.inject(list[0].coverUrl);
    expect([cover.statusCode, cover.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });

  it('finds words of title and text, and the articles of a year', async () => {
    expect((await page('categoryCode=testNotice&keywords=检测 不存在的词')).total).toBe(0);
    const found = await page('categoryCode=evaluationNotice&keywords=GB');
    expect(found.total).toBeGreaterThan(0);
    const { list } = await page('categoryCode=evaluationNotice&year=2025&pageSize=50');
    for (const { publishTime } of list) expect(publishTime).toMatch(/^2025-/);
  });

  it('shows an article with its neighbours, related ones and attachments that can be downloaded', async () => {
    const { list } = await page('categoryCode=evaluationNotice&pageSize=50');
    const withFile = list.find(({ attachmentCount }: { attachmentCount: number }) => attachmentCount > 0);
    const detail = (await get(`detail/${withFile.id}`)).json().data;
    expect(detail.related).toHaveLength(4);
    expect(detail.related.map(({ id }: { id: string }) => id)).not.toContain(withFile.id);
    expect([detail.prev, detail.next].filter(Boolean).length).toBeGreaterThan(0);
    const [attachment] = detail.attachments;
    const inDatabase = await gateway.app.inject(attachment.url);
    await new ArticleFileShelf(gateway.database.db, gateway.features.files.store).moveToStorage();
    expect(await gateway.database.db.$count(articleFiles, isNotNull(articleFiles.content))).toBe(0);
    const file = await gateway.app.inject(attachment.url);
    expect(file.rawPayload.equals(inDatabase.rawPayload)).toBe(true);
    expect(file.rawPayload.length).toBe(attachment.size);
    expect(file.headers['content-disposition']).toContain('attachment');
    expect(file.rawPayload.toString()).toBe(
      await readFile(
        join(folder, 'attachments', decodeURIComponent(attachment.url.split('/').at(-1))),
        'utf8',
      ),
    );
  });

  it('counts a reader once a day, however often the page is opened, and forgets readers but not their number', async () => {
    const { list } = await page('categoryCode=resultRelease');
    const { id } = list.at(-1);
    const open = (ip: string) =>
      gateway.app.inject({ method: 'POST', url: `${ARTICLE}/view/${id}`, remoteAddress: ip });
    for (const ip of ['203.0.113.7', '203.0.113.7', '203.0.113.8']) await open(ip);
    const count = async () => (await get(`detail/${id}`)).json().data.viewCount;
    expect(await count()).toBe(2);
    const most = (await get('mostRead?categoryCode=resultRelease')).json().data;
    expect(most[0].id).toBe(id);
    await new ArticleViews(gateway.database.db, 'x').forgetOld(new Date(Date.now() + 40 * DAY_MS));
    expect(await count()).toBe(2);
  });

  it('sanitises once more when it shows what somebody wrote into the table', async () => {
    await gateway.database.db
      .update(articles)
      .set({ contentHtml: '<p>好</p><script>alert(1)</script><img src=x onerror=alert(1)>' })
      .where(eq(articles.slug, 'later'));
    expect((await get('detail/later')).json().data.contentHtml).not.toMatch(/script|onerror/);
  });
});
