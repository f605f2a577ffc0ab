import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { barriersOf } from './support/barriers.ts';
import { collectComplaints } from './support/person.ts';
import { visit } from './support/visit.ts';

const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');

test('a reader goes through the categories, looks for words, and reads an article to its end', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await visit(page, '/information/tabs1');
  const releases = await titles(page).allTextContents();
  await page.getByRole('navigation', { name: '栏目' }).getByRole('link', { name: '测评公告' }).click();
  await expect(page).toHaveURL('/information/tabs2');
  await expect(titles(page).first()).not.toHaveText(releases[0] ?? '');
  expect(await barriersOf(page)).toEqual([]);

  await page.getByRole('searchbox', { name: '搜索文章' }).fill('续航');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keywords=/);
  await page
    .getByRole('article')
    .getByRole('link', { name: /低温续航怎么测/ })
    .click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('低温续航怎么测');
  const contents = page.getByRole('navigation', { name: '目录' });
  await contents.getByRole('link').last().click();
  await expect(page).toHaveURL(/#s\d+$/);
  const chart = page.getByRole('main').getByRole('figure').getByRole('img');
  await expect(chart).toHaveJSProperty('complete', true);
  expect(await chart.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^下载/ }).first().click();
  const file = await (await download).path();
  expect((await readFile(file, 'utf8')).split('\n').length).toBeGreaterThan(5);
  expect(await barriersOf(page)).toEqual([]);

  await page.getByRole('navigation', { name: '前后文章' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('低温续航怎么测');
  expect(complaints).toEqual([]);
});

test('news of reused parts have their own list and reading page', async ({ page }) => {
  await visit(page, '/reusableTabs/tabs2');
  const first = titles(page).first();
  const title = await first.textContent();
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/^[^?]*\/information-detail\?id=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('an address that leads to no article says so, with the right status', async ({ page }) => {
  const answer = await page.goto('/information/tabs2/detail?id=there-is-no-such-article');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('没有这篇文章')).toBeVisible();
  await page.getByRole('link', { name: '看其他资讯' }).click();
  await expect(titles(page).first()).toBeVisible();
});

test('a notice is found from the ticker or the list, says when it holds, and leads on', async ({ page }) => {
  const complaints = collectComplaints(page);
  await visit(page, '/home');
  await page.getByRole('region', { name: '公告' }).getByRole('link', { name: '全部公告' }).click();
  await expect(page).toHaveURL('/notices');
  const entry = page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '新闻资讯' });
  await expect(entry).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => titles(page).count()).toBeGreaterThanOrEqual(10);
  expect(await barriersOf(page)).toEqual([]);

  await page.getByRole('link', { name: /检测判级改动/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('检测判级改动');
  await expect(page.getByRole('complementary', { name: '公告信息' })).toContainText('2026-12-01');
  expect(await barriersOf(page)).toEqual([]);
  await page.getByRole('link', { name: /详细说明/ }).click();
  await expect(page).toHaveURL(/\/information\/tabs2\/detail\?id=grade-border-second-look/);
  expect(complaints).toEqual([]);
});

test('a notice whose period is over says so; an address that leads to none has the right status', async ({
  page,
}) => {
  await page.goto('/notice-detail?id=holiday-2026-10');
  await expect(page.getByText('公示期已于 2026-10-08 00:00 结束')).toBeVisible();
  const answer = await page.goto('/notice-detail?id=there-is-no-such-notice');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('没有这条公告')).toBeVisible();
});

/** Each way to have something run, telling that it ran. */
const HOSTILE = [
  '<script>ran.push("script")</script>',
  '<img src="/no-such-picture.png" onerror="ran.push(\'picture\')">',
  '<svg onload="ran.push(\'drawing\')"></svg>',
  '<iframe srcdoc="<script>parent.ran.push(\'frame\')</script>"></iframe>',
].join('');

test('a script that the sanitiser let through does not run: the policy of the page holds alone', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { ran: [] }));
  /** What runs of it in the text of an article, under the page's own policy or under none. */
  async function whatRuns(policy: 'own policy' | 'no policy'): Promise<string[]> {
    await page.unrouteAll();
    await page.route(/\/information\/tabs2\/detail\?/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<h2 id="s\d+"/, `${HOSTILE}$&`);
      expect(body).toContain(HOSTILE);
      const headers = response.headers();
      if (policy === 'no policy') delete headers['content-security-policy'];
      await route.fulfill({ response, headers, body });
    });
    await page.goto('/information/tabs2/detail?id=low-temperature-range');
    return page.evaluate(() => Reflect.get(window, 'ran'));
  }
  expect((await whatRuns('no policy')).toSorted()).toEqual(['drawing', 'frame', 'picture', 'script']);
  expect(await whatRuns('own policy')).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lists and articles are there to read', async ({ page }) => {
    await page.goto('/information/tabs2');
    await page
      .getByRole('article')
      .getByRole('link', { name: /低温续航怎么测/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('低温续航怎么测');
    await expect(page.getByRole('table').first()).toBeVisible();
    await page.goto('/home');
    await page.getByRole('region', { name: '公告' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/notice-detail\?id=/);
    await expect(page.getByRole('article').getByRole('paragraph').last()).toBeVisible();
  });
});
