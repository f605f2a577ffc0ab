import { expect, type Page, test } from '@playwright/test';
import { PHONE_AGENT } from './support/addresses.ts';
import { barriersOf } from './support/barriers.ts';
import { collectComplaints } from './support/person.ts';
import { visit } from './support/visit.ts';

const RANKING = '/usedCar/tabs2';
/** A handful of rows, for looking at each closely. */
const SHORT_RANKING = `${RANKING}?energyType=增程式`;
const RANK_CALL = '**/usedCar/retentionRank?*';

const filter = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const table = (page: Page) => page.getByRole('table', { name: /年保值率榜$/ });
const rows = (page: Page) => table(page).getByRole('rowheader');
const panel = (page: Page) => page.getByRole('complementary', { name: '保值率曲线' });
const rankingArrived = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

/** The cells of a CSV file, without its byte order mark; none of the ranking's own holds a quotation mark. */
const cellsOf = (csv: string): string[][] =>
  csv
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));

/** A change of the file as the table writes it. */
const changeWords = (change: string): string => {
  const places = Number(change);
  if (!Number.isInteger(places)) return change;
  return places === 0 ? '持平' : `${Math.abs(places)}`;
};

test('the ranking stands in the HTML: rank, rate, interval and sample', async ({ page }) => {
  const html = await (await page.request.get(RANKING)).text();
  expect(html).toMatch(/区间 (<!-- -->)?\d/);
  expect(html).toMatch(/样本 (<!-- -->)?\d/);
  expect(html).toContain('标价，不是成交价');
});

test('filters live in the address, and the way back undoes them', async ({ page }) => {
  const complaints = collectComplaints(page);
  await visit(page, RANKING);
  const bestOfAll = await rows(page).first().textContent();
  await filter(page, '能源').getByRole('link', { name: '纯电动' }).click();
  await expect(page).toHaveURL(/energyType=/);
  await rankingArrived(page);
  await expect(rows(page).first()).toContainText('纯电动');
  await filter(page, '车龄').getByRole('link', { name: '1 年' }).click();
  await expect(page).toHaveURL(/years=1&energyType=/);
  await expect(page.getByRole('table', { name: '1 年保值率榜' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(RANKING);
  await expect(rows(page).first()).toHaveText(bestOfAll ?? '');
  expect(complaints).toEqual([]);
});

test('a chosen row shows its curve, and leads to such cars for sale', async ({ page }) => {
  await visit(page, RANKING);
  const third = rows(page).nth(2).getByRole('button');
  const name = (await third.textContent()) ?? '';
  await third.focus();
  await page.keyboard.press('Enter');
  await expect(third).toHaveAttribute('aria-pressed', 'true');
  await expect(panel(page).getByRole('heading', { name })).toBeVisible();
  await expect(panel(page).getByRole('img', { name: `${name}的保值率曲线` })).toBeVisible();
  const cars = table(page).getByRole('link', { name: /^看车/ }).first();
  const address = (await cars.getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/usedCar\/tabs1\?brandId=\d+&seriesId=\d+$/);
  await cars.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1, name: '二手车展厅' })).toBeVisible();
});

test('brands are ranked too, without a choice of brand', async ({ page }) => {
  await visit(page, RANKING);
  await page.getByRole('combobox', { name: '品牌' }).fill('丰田');
  await page.getByRole('option', { name: '丰田', exact: true }).click();
  await expect(page).toHaveURL(/brandId=/);
  await rankingArrived(page);
  await expect(rows(page).filter({ hasNotText: '丰田' })).toHaveCount(0);
  await expect(rows(page).first()).toContainText('丰田');
  await filter(page, '榜单').getByRole('link', { name: '品牌' }).click();
  await expect(page).toHaveURL(`${RANKING}?rankType=brand`);
  await expect(table(page).getByRole('columnheader', { name: '品牌' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: '品牌' })).toHaveCount(0);
});

test('the same ranking is downloaded as a spreadsheet', async ({ page }) => {
  await visit(page, `${RANKING}?years=5`);
  const link = page.getByRole('link', { name: '下载 CSV' });
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toContain('text/csv');
  const [head = [], ...lines] = cellsOf(await file.text());
  expect(head.slice(0, 3)).toEqual(['名次', '品牌', '车系']);

  const shown = table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  const count = await shown.count();
  expect(count).toBeGreaterThan(5);
  expect(lines.length).toBeGreaterThanOrEqual(count);
  const texts = await shown.allInnerTexts();
  for (const [at, text] of texts.entries()) {
    const cell = (name: string): string => lines[at]?.[head.indexOf(name)] ?? 'missing';
    expect(text).toMatch(new RegExp(`^${cell('名次')}\\b`));
    expect(text).toContain(cell('车系'));
    expect(text).toContain(`${Number(cell('保值率（%）')).toFixed(1)}%`);
    expect(text).toContain(`样本 ${Number(cell('样本数')).toLocaleString('zh-CN')}`);
    expect(text).toContain(changeWords(cell('名次变化')));
    expect(cell('期次')).toBe('2025-04');
  }
});

test('each row is compared with the last edition, in a word or a number', async ({ page }) => {
  await visit(page, `${RANKING}?rankType=brand`);
  await expect(page.getByText('2025 年 4 月榜，与 2025 年 3 月榜相比')).toBeVisible();
  const changes = await table(page).getByRole('row').locator('td:nth-of-type(4)').allInnerTexts();
  expect(changes.length).toBeGreaterThan(20);
  for (const change of changes)
    expect(change.replace(/\s/g, '')).toMatch(/^(▲上升\d+位|▼下降\d+位|持平|新上榜)$/);
  for (const kind of ['▲', '▼', '持平', '新上榜']) expect(changes.join()).toContain(kind);
  await expect(panel(page).getByText(/^2025 年 3 月榜/)).toBeVisible();
  await page.getByRole('link', { name: '怎么算的' }).click();
  await expect(page.getByRole('heading', { name: '名次变化只算真正的超过' })).toBeInViewport();
});

test('with nothing to rank it offers to loosen a condition, and a failure can be retried', async ({
  page,
}) => {
  await visit(page, RANKING);
  await page.route(RANK_CALL, (route) => route.abort());
  await filter(page, '能源').getByRole('link', { name: '增程式' }).click();
  const retry = page.getByRole('button', { name: '重新加载' });
  await expect(retry).toBeVisible({ timeout: 15_000 });
  await page.unroute(RANK_CALL);
  await retry.click();
  await expect(rows(page).first()).toContainText('增程式');
  await visit(page, `${RANKING}?energyType=纯电动&level=不存在的级别`);
  await page.getByRole('link', { name: '看全部级别' }).click();
  await expect(rows(page).first()).toContainText('纯电动');
});

test('home shows the five best of an ordinary class and leads to the whole ranking', async ({ page }) => {
  await visit(page, '/home');
  const section = page.getByRole('region', { name: '保值率榜' });
  await expect(section.getByRole('tab')).toHaveText(['紧凑型车', '中型车', '紧凑型SUV']);
  await expect(section.getByRole('list').first().getByRole('listitem')).toHaveCount(5);
  await section.getByRole('link', { name: '看全榜' }).click();
  await expect(page).toHaveURL(RANKING);
  await expect(table(page)).toBeVisible();
});

test('the ranking has no accessibility violation', async ({ page }) => {
  await visit(page, SHORT_RANKING);
  expect(await barriersOf(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ userAgent: PHONE_AGENT, viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('a row unfolds its curve in place, and nothing scrolls sideways', async ({ page }) => {
    await visit(page, SHORT_RANKING);
    const second = page.getByRole('list', { name: '3 年保值率榜' }).getByRole('listitem').nth(1);
    await second.getByRole('button').click();
    await expect(second.getByRole('img', { name: /的保值率曲线$/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    expect(await barriersOf(page)).toEqual([]);
  });
});
