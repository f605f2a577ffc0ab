import { expect, type Page, test } from '@playwright/test';
import { chooseCity } from './support/cars.ts';
import { collectComplaints } from './support/person.ts';
import { cards, listArrived, SHOWROOM, scrolled, turnToPage3 } from './support/showroom.ts';
import { visit } from './support/visit.ts';

const cardNames = (page: Page) => cards(page).getByRole('heading').allTextContents();
const total = (page: Page) => page.getByText(/^共 [\d,]+ 辆$/);
const filterRow = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const chips = (page: Page) => page.getByRole('group', { name: '已选条件' });

test('a filtered list, its third page, a car and back: everything is where it was left', async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto(SHOWROOM);
  await filterRow(page, '车身').getByRole('link', { name: 'SUV' }).click();
  await expect(page).toHaveURL(`${SHOWROOM}?bodyType=SUV`);
  const byPrice = page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: /价格/ });
  await listArrived(page);
  // Somebody quick turns the page before the list in its new order is there.
  await page.route('**/usedCar/queryPageList', () => {}, { times: 1 });
  await byPrice.click();
  await expect(byPrice).toHaveAttribute('aria-current', 'true');
  await turnToPage3(page);
  const names = await cardNames(page);
  const car = cards(page).nth(6).getByRole('link');
  await car.scrollIntoViewIfNeeded();
  const left = (await scrolled(page)) + 200;
  expect(left).toBeGreaterThan(300);
  await page.mouse.wheel(0, 200);
  // The wheel's movement arrives some frames later.
  await expect.poll(() => scrolled(page)).toBe(left);
  const name = (await car.textContent()) ?? '';

  await car.click();
  // Behind pictures that nobody has drawn yet: they hold all six connections of a browser, for seconds where the machine is busy.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/bodyType=SUV&sortField=price&sort=asc&pageNum=3/);
  await expect.poll(() => cardNames(page)).toEqual(names);
  await expect.poll(() => scrolled(page)).toBe(left);
  expect(complaints).toEqual([]);
});

test('an address with filters shows the same list to whoever opens it, already in the HTML', async ({
  page,
}) => {
  const html = await (await page.request.get(`${SHOWROOM}?bodyType=SUV&priceMax=10`)).text();
  expect(html).toContain('10 万以下');
  expect(html.match(/<article/g)).toHaveLength(12);
  await page.goto(`${SHOWROOM}?bodyType=SUV&priceMax=10`);
  await expect(chips(page)).toContainText('10 万以下');
  await expect(chips(page)).toContainText('SUV');
});

test('filters become chips, fall one by one or all at once, and follow the way back', async ({ page }) => {
  await page.goto(SHOWROOM);
  const everything = await total(page).textContent();
  await filterRow(page, '品牌').getByRole('link', { name: '大众' }).click();
  await expect(chips(page)).toContainText('大众');
  await filterRow(page, '价格').getByRole('link', { name: '5–10 万' }).click();
  await page.getByRole('combobox', { name: '变速箱' }).click();
  await page.getByRole('option', { name: '自动' }).click();
  await expect(page).toHaveURL(/gearType=/);
  await page.getByRole('button', { name: '移除5–10 万' }).click();
  await expect(page).not.toHaveURL(/priceMin/);
  await page.goBack();
  await expect(chips(page)).toContainText('5–10 万');
  await page.getByRole('link', { name: '全部清除' }).click();
  await expect(page).toHaveURL(SHOWROOM);
  await expect(chips(page)).toHaveCount(0);
  await expect(total(page)).toHaveText(everything ?? '');
});

test('a brand outside the first row is found by letter, then narrowed to a series', async ({ page }) => {
  await page.goto(SHOWROOM);
  await page.getByRole('button', { name: '更多品牌' }).click();
  await page.getByRole('searchbox', { name: '查找品牌' }).fill('沃尔');
  await page.getByRole('link', { name: '沃尔沃' }).click();
  await expect(chips(page)).toContainText('沃尔沃');
  const series = filterRow(page, '车系').getByRole('link').nth(1);
  const name = (await series.textContent()) ?? '';
  await series.click();
  await expect(page).toHaveURL(/seriesId=/);
  await expect(chips(page)).toContainText(name);
});

test('a price range is typed, words are searched, the keyboard suffices', async ({ page }) => {
  await visit(page, SHOWROOM);
  await page.getByRole('textbox', { name: '最低价格' }).fill('20');
  await page.getByRole('textbox', { name: '最高价格' }).fill('12');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/priceMin=12&priceMax=20/);
  await page.getByRole('searchbox', { name: '搜索车辆' }).fill('大众');
  await page.keyboard.press('Enter');
  await expect(chips(page)).toContainText('“大众”');
  await filterRow(page, '能源').getByRole('link', { name: '汽油' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/energyType=/);
  await expect(page).toHaveURL(/keywords=/);
});

test('when nothing fits, the condition that helps is named and dropped', async ({ page }) => {
  await page.goto(`${SHOWROOM}?bodyType=SUV&keywords=不存在的车`);
  await expect(page.getByText('没有符合条件的车辆')).toBeVisible();
  await page.getByRole('link', { name: /^去掉不存在的车，有 [\d,]+ 辆$/ }).click();
  await expect(page).toHaveURL(`${SHOWROOM}?bodyType=SUV`);
  await expect(cards(page)).toHaveCount(12);
});

test('the city of the top bar is offered, not forced', async ({ page }) => {
  await page.goto(SHOWROOM);
  await chooseCity(page, 'header', '北京市', '北京市');
  await expect(page).toHaveURL(SHOWROOM);
  await page.getByRole('button', { name: '只看北京市' }).click();
  await expect(page).toHaveURL(/cityCode=110100/);
  await expect(chips(page)).toContainText('北京市');
});

test('a list that fails says so and can be tried again', async ({ page }) => {
  await visit(page, SHOWROOM);
  await page.route('**/usedCar/queryPageList', (route) => route.abort(), { times: 2 });
  await filterRow(page, '车身').getByRole('link', { name: 'MPV' }).click();
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(cards(page)).not.toHaveCount(0);
});
