import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dateTimeText, HOUR_MS, MINUTE_MS } from '@cheyantong/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { syncContent } from './content/sync-command.ts';
import { loadDemoNews } from './demo.ts';
import { advertRevisions, adverts, articles, noticeRevisions, notices } from './tables.ts';

const minuteFrom = (ms: number): string => dateTimeText(new Date(Date.now() + ms)).slice(0, 16);
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let gateway: TestGateway;
let folder: string;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cheyantong-news-'));
  for (const part of ['notices', 'adverts', 'pictures']) await mkdir(join(folder, part));
  return () => rm(folder, { recursive: true });
});

const get = (path: string) => gateway.app.inject(`/api/system-boot/api/v1/${path}`);
const read = async <T>(path: string): Promise<T> => (await get(path)).json().data;
const titles = async (path: string) => (await read<{ title: string }[]>(path)).map(({ title }) => title);
const listed = async () =>
  (await read<{ list: { title: string }[] }>('notice/page')).list.map(({ title }) => title);
const HOME_ADVERTS = 'activity/getAdvertisementList?type=2&activityType=1';

const notice = (slug: string, title: string, ...more: string[]) =>
  writeFile(
    join(folder, 'notices', `${slug}.md`),
    ['---', `title: ${title}`, ...more, '---', '正文。'].join('\n'),
  );
const advert = (slug: string, title: string, ...more: string[]) =>
  writeFile(
    join(folder, 'adverts', `${slug}.md`),
    ['---', `title: ${title}`, 'place: home', 'target: /estimate', ...more, '---', '一句话'].join('\n'),
  );

async function sync(): Promise<{ done: boolean; said: string }> {
  let said = '';
  const screen = { write: (text: string) => (said += text) };
  const settings = { publicUrl: 'https://example.com' };
  return { done: await syncContent.run(gateway.database.db, [folder], screen, settings), said };
}

describe('notices', () => {
  it('run within their period: those with a number first, then the newest, five on the home page', async () => {
    for (const hours of [1, 2, 3, 4, 5])
      await notice(`n${hours}`, `${hours} 小时前`, `date: ${minuteFrom(-hours * HOUR_MS)}`);
    await notice('first', '排在最前', `date: ${minuteFrom(-9 * HOUR_MS)}`, 'order: 1');
    await notice('aside', '只在列表', `date: ${minuteFrom(-MINUTE_MS)}`, 'place: list');
    await notice('later', '还没开始', `date: ${minuteFrom(HOUR_MS)}`);
    await notice('over', '已经结束', 'date: 2026-01-01 09:00', 'until: 2026-01-02 09:00');
    expect((await sync()).said).toContain('公告：新增 9，');
    expect(await titles('notice/getNoticeInfo')).toEqual([
      ...['排在最前', '1 小时前', '2 小时前', '3 小时前', '4 小时前'],
    ]);
    expect(await listed()).toEqual([
      ...['只在列表', '1 小时前', '2 小时前', '3 小时前', '4 小时前', '5 小时前', '排在最前'],
    ]);
    expect((await get('notice/detail/later')).json().code).toBe('A0401');
    expect(await read('notice/detail/over')).toMatchObject({ title: '已经结束', ended: true });
    expect(await read('notice/detail/n3')).toMatchObject({
      ended: false,
      prev: { title: '4 小时前' },
      next: { title: '2 小时前' },
    });
  });

  it('keep every revision; readers of a withdrawn one are told so, and it can come back', async () => {
    await notice('revised', '第一版', 'date: 2026-11-01 09:00');
    await sync();
    await notice('revised', '第二版', 'date: 2026-11-01 09:00');
    expect((await sync()).said).toContain('公告 修改 revised 第二版');
    expect(await read('notice/detail/revised')).toMatchObject({ title: '第二版', revision: 2 });
    const kept = await gateway.database.db
      .select({ markdown: noticeRevisions.markdown })
      .from(noticeRevisions)
      .innerJoin(notices, eq(notices.id, noticeRevisions.noticeId))
      .where(eq(notices.slug, 'revised'))
      .orderBy(noticeRevisions.revision);
    expect(kept.map(({ markdown }) => /title: (.*)/.exec(markdown)?.[1])).toEqual(['第一版', '第二版']);

    await rm(join(folder, 'notices', 'revised.md'));
    expect((await sync()).said).toContain('公告 撤回 revised 第二版');
    const gone = await get('notice/detail/revised');
    expect(gone.statusCode).toBe(410);
    expect(gone.json().msg).toMatch(/^《第二版》已于 \d{4}-\d\d-\d\d 撤回$/);
    expect(await listed()).not.toContain('第二版');

    await notice('revised', '第三版', 'date: 2026-11-01 09:00');
    await sync();
    expect(await read('notice/detail/revised')).toMatchObject({ title: '第三版', revision: 3 });
  });

  it('with a mistake in one file leave everything as it is', async () => {
    await notice('good', '好的', 'date: 2026-11-01 09:00');
    await notice('late', '太晚', 'date: 2026-11-02 09:00', 'effective: 2026-11-01');
    await advert('lost', '去向不明', 'picture: gone.webp');
    const { done, said } = await sync();
    expect(done).toBe(false);
    expect(said).toContain('notices/late.md 第 3 行，date：2026-11-02 晚于生效日 2026-11-01');
    expect(said).toContain('adverts/lost.md 第 5 行，picture：pictures/gone.webp 不存在');
    expect(said).toContain('共 2 处问题，未作任何改动');
    expect(await listed()).not.toContain('好的');
  });

  it('of a folder that has none are left alone', async () => {
    await notice('mine', '自己的', 'date: 2026-11-01 09:00');
    await sync();
    await rm(join(folder, 'notices'), { recursive: true });
    expect((await sync()).said).toContain('公告：文件夹里没有，保持不变');
    expect(await listed()).toEqual(['自己的']);
  });
});

describe('adverts', () => {
  it('are those of the place that run now, in their order', async () => {
    await advert('second', '第二', 'picture: suv-quarter-blue', 'order: 2');
    await advert(
      ...(['first', '第一', 'picture: suv-quarter-blue', 'order: 1'] as const),
      `from: ${minuteFrom(-HOUR_MS)}`,
      `until: ${minuteFrom(HOUR_MS)}`,
    );
    await advert('over', '已结束', 'picture: suv-quarter-blue', `until: ${minuteFrom(-HOUR_MS)}`);
    await advert('later', '未开始', 'picture: suv-quarter-blue', `from: ${minuteFrom(HOUR_MS)}`);
    await sync();
    expect(await titles(HOME_ADVERTS)).toEqual(['第一', '第二']);
    expect(await titles('activity/getAdvertisementList?type=2&activityType=3')).toEqual([]);

    await rm(join(folder, 'adverts', 'first.md'));
    await sync();
    expect(await titles(HOME_ADVERTS)).toEqual(['第二']);
    expect(await gateway.database.db.$count(advertRevisions)).toBe(4);
  });

  it('show the picture that lies in the folder', async () => {
    await writeFile(join(folder, 'pictures', 'dot.png'), DOT);
    await advert('dot', '有图', 'picture: dot.png');
    await sync();
    const [shown] = await read<{ imageUrl: string }[]>(HOME_ADVERTS);
    const picture = await gateway.app.inject(shown?.imageUrl ?? '');
    expect(picture.headers['content-type']).toBe('image/png');
    expect(picture.rawPayload).toEqual(DOT);
  });

  it.each(['2147483648', '1e308', '1.5', 'NaN'])('of a kind called %s are refused', async (kind) => {
    const answer = await get(`activity/getAdvertisementList?activityType=${kind}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: expect.stringMatching(/^A04/), data: null });
  });
});

describe('the demonstration content', () => {
  it('leaves an operator’s own content alone and fills every place that is empty, once', async () => {
    const { db } = gateway.database;
    await db.delete(advertRevisions);
    await db.delete(adverts);
    const own = await db.$count(notices);
    await loadDemoNews(db);
    await loadDemoNews(db);
    expect(await db.$count(notices)).toBe(own);
    expect(await db.$count(articles)).toBeGreaterThan(60);
    for (const place of [1, 2, 3, 4])
      expect(
        (await titles(`activity/getAdvertisementList?type=2&activityType=${place}`)).length,
      ).toBeGreaterThan(2);

    await db.delete(noticeRevisions);
    await db.delete(notices);
    await loadDemoNews(db);
    expect(await titles('notice/getNoticeInfo')).toHaveLength(5);
    expect((await listed()).length).toBeGreaterThanOrEqual(10);
  });
});
