import { expect, type Page, test } from '@playwright/test';
import { PHONE_AGENT } from './support/addresses.ts';
import { barriersOf } from './support/barriers.ts';
import { collectComplaints } from './support/person.ts';
import { listArrived } from './support/showroom.ts';
import { visit } from './support/visit.ts';

const ZONE = '/appraisal/tabs1';
const MORE = '/appraisal/tabs1/more';
const METHOD = '/appraisal/method?program=safety&edition=2026';

const filter = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const cards = (page: Page) => page.getByRole('article');
const total = (page: Page) => page.getByText(/^共 \d+ 款$/).last();
const tray = (page: Page) => page.getByRole('region', { name: '对比测评' });
const compareBox = (page: Page, index: number) => cards(page).nth(index).getByRole('checkbox');

test('scores, rules and tables stand in the HTML', async ({ request }) => {
  const zone = await (await request.get(ZONE)).text();
  expect(zone).toContain('示例 远航 E5');
  expect(zone).toContain('83.5');
  expect(zone).toContain('行人保护低于 70，由五星降为四星');
  const method = await (await request.get(METHOD)).text();
  expect(method).toContain('35.0 mm 及以下得 8 分，60.0 mm 及以上得 0 分，其间按直线。');
  expect(method).toContain('星级门槛');
});

test('what is chosen lives in the address, and the way back undoes it', async ({ page }) => {
  const complaints = collectComplaints(page);
  await visit(page, ZONE);
  const all = (await total(page).textContent()) ?? '';
  await filter(page, '能源')
    .getByRole('link', { name: /^纯电动/ })
    .click();
  await expect(page).toHaveURL(/energyType=/);
  await listArrived(page);
  await expect(total(page)).not.toHaveText(all);
  await expect(cards(page).first()).toContainText('纯电动');
  await page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: /^总分/ }).click();
  await expect(page).toHaveURL(/sortField=totalScore&sort=desc/);
  await filter(page, '版本')
    .getByRole('link', { name: /^2024 版/ })
    .click();
  await expect(page).toHaveURL(/editionCode=2024/);
  await listArrived(page);
  await expect(cards(page).first()).toContainText('2024 版');
  for (const _ of [1, 2, 3]) await page.goBack();
  await expect(page).toHaveURL(ZONE);
  await expect(total(page)).toHaveText(all);
  expect(complaints).toEqual([]);
});

test('the best of a class lead to their results; an empty list offers what to give up', async ({ page }) => {
  await visit(page, ZONE);
  const best = page.getByRole('region', { name: '同级最佳' });
  await expect(best.getByRole('listitem')).toHaveCount(5);
  await expect(best.getByRole('link').nth(1)).toHaveAttribute('href', /^\/appraisal\/detail\?id=/);
  await visit(page, `${ZONE}?energyType=纯电动&keywords=没有这样的车`);
  await expect(page.getByText('没有符合条件的测评')).toBeVisible();
  await page.getByRole('link', { name: /^去掉“没有这样的车”，看 \d+ 款$/ }).click();
  await expect(page).toHaveURL(/energyType=/);
  await expect(cards(page).first()).toContainText('纯电动');
});

test('more shows all of them page by page, and a choice to compare stays', async ({ page }) => {
  await visit(page, ZONE);
  await page.getByRole('link', { name: /^更多测评/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '更多测评' })).toBeVisible();
  await compareBox(page, 0).click();
  await page.getByRole('link', { name: '第 2 页' }).click();
  await expect(page).toHaveURL(`${MORE}?pageNum=2`);
  await listArrived(page);
  await compareBox(page, 1).click();
  await expect(tray(page)).toContainText('对比 2 / 4');
  await expect(tray(page).getByRole('link', { name: '开始对比' })).toHaveAttribute(
    'href',
    /^\/appraisal\/compare\?ids=[\w-]+%2C[\w-]+$/,
  );
  await page.reload();
  await expect(tray(page)).toContainText('对比 2 / 4');
});

test('how we test draws every rule and says what can be compared with what', async ({ page }) => {
  await visit(page, METHOD);
  const night = page.getByRole('article', { name: '夜间行人制动' });
  await expect(night.getByRole('img', { name: /计分曲线.*40 km\/h 得 1\.5 分/ })).toBeVisible();
  await expect(page.getByRole('region', { name: '与其他版本' })).toContainText('没有公布折算');
  expect(await barriersOf(page)).toEqual([]);
  await page
    .getByRole('navigation', { name: '版本' })
    .getByRole('link', { name: /^2024 版/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: /2024 版/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ userAgent: PHONE_AGENT, viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('programme and edition are switched above the list, and nothing is wider than the window', async ({
    page,
  }) => {
    await visit(page, ZONE);
    await page.getByRole('navigation', { name: '版本' }).getByRole('link', { name: '2024 版' }).click();
    await expect(page).toHaveURL(/editionCode=2024/);
    await listArrived(page);
    await expect(cards(page).first()).toContainText('2024 版');
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await wider()).toBe(0);
    expect(await barriersOf(page)).toEqual([]);
    await visit(page, METHOD);
    expect(await wider()).toBe(0);
  });
});
