import { HOUR_MS } from '@cheyantong/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { loadDemoNews } from './demo.ts';
import { adverts, notices } from './tables.ts';

const before = (hours: number): Date => new Date(Date.now() - hours * HOUR_MS);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const read = async <T>(path: string): Promise<T[]> =>
  (await gateway.app.inject(`/api/system-boot/api/v1/${path}`)).json().data;
const titles = async (path: string) => (await read<{ title: string }>(path)).map(({ title }) => title);

describe('adverts', () => {
  it('are those of the place that run now, in their order', async () => {
    const place = { type: 1, activityType: 4, imageUrl: '/x.webp' };
    await gateway.database.db.insert(adverts).values([
      { ...place, title: '第二', sort: 2 },
      { ...place, title: '第一', sort: 1, startsAt: before(1), endsAt: before(-1) },
      { ...place, title: '已结束', sort: 0, endsAt: before(1) },
      { ...place, title: '未开始', sort: 0, startsAt: before(-1) },
      { ...place, title: '别处', sort: 0, activityType: 2 },
    ]);
    expect(await titles('activity/getAdvertisementList?type=1&activityType=4')).toEqual(['第一', '第二']);
    await gateway.database.db.delete(adverts);
  });

  it.each(['2147483648', '1e308', '1.5', 'NaN'])('of a kind called %s are refused', async (kind) => {
    const answer = await gateway.app.inject(
      `/api/system-boot/api/v1/activity/getAdvertisementList?activityType=${kind}`,
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: expect.stringMatching(/^A04/), data: null });
  });
});

describe('notices', () => {
  it('are the newest five that have been published', async () => {
    const publisherName = '车研汽车技术研究集团';
    await gateway.database.db.insert(notices).values(
      [-1, 7, 1, 2, 3, 4, 5].map((hours) => ({
        title: `${hours} 小时前`,
        content: '<p>正文</p>',
        publisherName,
        publishedAt: before(hours),
      })),
    );
    const newest = await titles('notice/getNoticeInfo');
    expect(newest).toEqual(['1 小时前', '2 小时前', '3 小时前', '4 小时前', '5 小时前']);
    await gateway.database.db.delete(notices);
  });
});

describe('the demonstration content', () => {
  it('fills the home page and the showroom, once', async () => {
    await loadDemoNews(gateway.database.db);
    await loadDemoNews(gateway.database.db);
    const home = await read<{ imageUrl: string; redirectUrl: string }>('activity/getAdvertisementList');
    expect(home).toHaveLength(4);
    for (const { imageUrl, redirectUrl } of home) {
      expect(imageUrl).toMatch(/^\/pictures\/cars\/[a-z]+-[a-z]+-[a-zA-Z]+-960\.webp$/);
      expect(redirectUrl).toMatch(/^\/[a-z]/);
    }
    expect(await titles('activity/getAdvertisementList?activityType=3')).toHaveLength(3);
    expect(await titles('notice/getNoticeInfo')).toHaveLength(5);
    expect(await gateway.database.db.$count(notices)).toBe(8);
  });

  it('leaves an operator’s own content alone', async () => {
    await gateway.database.db.delete(notices);
    await gateway.database.db.insert(notices).values({ title: '自己的', content: '', publisherName: '运营' });
    await loadDemoNews(gateway.database.db);
    expect(await titles('notice/getNoticeInfo')).toEqual(['自己的']);
  });
});
