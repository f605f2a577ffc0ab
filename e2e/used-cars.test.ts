import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { PHONE_AGENT } from './support/addresses.ts';
import { becomeMember, collectComplaints, logInHere, newPhone } from './support/person.ts';

const SHOWROOM = '/usedCar/tabs1';

const cards = (page: Page) => page.getByRole('article');
/** The list that was asked for is the one that is shown. */
const listArrived = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

async function turnToPage3(page: Page): Promise<void> {
  await page.getByRole('link', { name: '第 3 页' }).click();
  await expect(page).toHaveURL(/pageNum=3/);
  await expect(page.getByRole('link', { name: '第 3 页' })).toHaveAttribute('aria-current', 'page');
  await listArrived(page);
}
const cardNames = (page: Page) => cards(page).getByRole('heading').allTextContents();
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const total = (page: Page) => page.getByText(/^共 [\d,]+ 辆$/);
const filterRow = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const chips = (page: Page) => page.getByRole('group', { name: '已选条件' });
const tray = (page: Page) => page.getByRole('region', { name: '对比车辆' });
const heartOf = (page: Page, index: number) => cards(page).nth(index).getByRole('button', { name: /^收藏/ });
const compareBox = (page: Page, index: number) =>
  cards(page).nth(index).getByRole('checkbox', { name: /^对比/ });

/** A car of the first page: its id and how its card names it. */
async function someCar(page: Page): Promise<{ address: string; name: string }> {
  await page.goto(SHOWROOM);
  const link = cards(page).first().getByRole('link');
  return { address: (await link.getAttribute('href')) ?? '', name: (await link.textContent()) ?? '' };
}

test('a filtered list, its third page, a car and back: everything is where it was left', async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto(SHOWROOM);
  await filterRow(page, '车身').getByRole('link', { name: 'SUV' }).click();
  await expect(page).toHaveURL(`${SHOWROOM}?bodyType=SUV`);
  const byPrice = page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: /价格/ });
  await byPrice.click();
  await expect(byPrice).toHaveAttribute('aria-current', 'true');
  await turnToPage3(page);
  const names = await cardNames(page);
  const car = cards(page).nth(6).getByRole('link');
  await car.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  const left = await scrolled(page);
  const name = (await car.textContent()) ?? '';

  await car.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
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
  await page.getByRole('textbox', { name: '查找品牌' }).fill('沃尔');
  await page.getByRole('link', { name: '沃尔沃' }).click();
  await expect(chips(page)).toContainText('沃尔沃');
  const series = filterRow(page, '车系').getByRole('link').nth(1);
  const name = (await series.textContent()) ?? '';
  await series.click();
  await expect(page).toHaveURL(/seriesId=/);
  await expect(chips(page)).toContainText(name);
});

test('a price range is typed, words are searched, the keyboard suffices', async ({ page }) => {
  await page.goto(SHOWROOM);
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
  await page.getByRole('link', { name: /^去掉“不存在的车”，看 [\d,]+ 辆$/ }).click();
  await expect(page).toHaveURL(`${SHOWROOM}?bodyType=SUV`);
  await expect(cards(page)).toHaveCount(12);
});

test('the city of the top bar is offered, not forced', async ({ page }) => {
  await page.goto(SHOWROOM);
  await page.getByRole('button', { name: /所在城市/ }).click();
  await page.getByRole('option', { name: '北京市' }).click();
  await page.getByRole('option', { name: '北京市' }).last().click();
  await expect(page).toHaveURL(SHOWROOM);
  await page.getByRole('button', { name: '只看北京市' }).click();
  await expect(page).toHaveURL(/cityCode=110100/);
  await expect(chips(page)).toContainText('北京市');
});

test('a list that fails says so and can be tried again', async ({ page }) => {
  await page.goto(SHOWROOM);
  await page.route('**/usedCar/queryPageList', (route) => route.abort(), { times: 2 });
  await filterRow(page, '车身').getByRole('link', { name: 'MPV' }).click();
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(cards(page)).not.toHaveCount(0);
});

test('four cars are compared, a fifth is refused, the choice survives a reload', async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto(SHOWROOM);
  for (const index of [0, 1, 2, 3]) await compareBox(page, index).click();
  await expect(tray(page)).toContainText('对比 4 / 4');
  await compareBox(page, 4).click();
  await expect(page.getByText('最多同时对比 4 辆，请先移除一辆')).toBeVisible();
  await expect(compareBox(page, 4)).not.toBeChecked();

  await page.reload();
  await tray(page).getByRole('button', { name: '开始对比' }).click();
  const dialog = page.getByRole('dialog', { name: '车辆对比' });
  await expect(dialog.getByRole('columnheader').filter({ has: page.getByRole('link') })).toHaveCount(4);
  const rows = dialog.getByRole('row');
  const all = await rows.count();
  await dialog.getByRole('checkbox', { name: '只看不同' }).click();
  expect(await rows.count()).toBeLessThan(all);
  await dialog
    .getByRole('button', { name: /^移出对比/ })
    .first()
    .click();
  await expect(dialog.getByRole('columnheader').filter({ has: page.getByRole('link') })).toHaveCount(3);
  await page.keyboard.press('Escape');
  await tray(page).getByRole('button', { name: '清空' }).click();
  await expect(tray(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a visitor who marks a favourite logs in and comes back to the same list', async ({ page }) => {
  await page.goto(`${SHOWROOM}?bodyType=SUV`);
  await heartOf(page, 0).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await logInHere(page, newPhone());
  await expect(page).toHaveURL(`${SHOWROOM}?bodyType=SUV`);
  await heartOf(page, 0).click();
  await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'true');
});

test('a favourite stays one after a reload, on the car’s own page too, until it is taken back', async ({
  page,
}) => {
  await becomeMember(page, newPhone());
  const { address } = await someCar(page);
  const added = page.waitForResponse(/usedCar\/favorite/);
  await heartOf(page, 0).click();
  await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await added;
  await page.reload();
  await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'true');

  await page.goto(address);
  const removed = page.waitForResponse(/usedCar\/favorite/);
  await page.getByRole('button', { name: '已收藏' }).click();
  await expect(page.getByRole('button', { name: '收藏', exact: true })).toBeVisible();
  await removed;
  await page.goto(SHOWROOM);
  await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'false');
});

test('a favourite that cannot be kept is shown as what it is', async ({ page }) => {
  await becomeMember(page, newPhone());
  await page.goto(SHOWROOM);
  await page.route('**/usedCar/favorite/*', (route) => route.abort());
  await heartOf(page, 0).click();
  await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'false');
});

test('the page of a car: pictures by keyboard, sections by tab, the dealer by button', async ({ page }) => {
  const { address, name } = await someCar(page);
  const complaints = collectComplaints(page);
  await page.goto(address);
  await expect(page).toHaveTitle('车研通');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const gallery = page.getByRole('region', { name: '车辆图片' });
  await gallery.getByRole('button', { name: '下一张' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByText('2 / 6')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(gallery.getByText('6 / 6')).toBeVisible();

  await page.getByRole('link', { name: '车商信息' }).click();
  await expect(page).toHaveURL(`${address}#dealer`);
  await expect(page.getByRole('heading', { name: '车商信息' })).toBeInViewport();
  await expect(page.getByText('该车暂无检测报告')).toBeVisible();
  await expect(page.getByRole('region', { name: '相似车辆' }).getByRole('article')).toHaveCount(4);

  await page.getByRole('button', { name: '我感兴趣' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(complaints).toEqual([]);
});

for (const address of ['/usedCar/detail?vehicleId=999999999', '/usedCar/detail?vehicleId=x']) {
  test(`${address} is no car: 404 and the way back`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('车辆不存在或已下架')).toBeVisible();
    await page.getByRole('link', { name: '返回二手车展厅' }).click();
    await expect(page).toHaveURL(SHOWROOM);
  });
}

test('a sold car says so and offers no inquiry', async ({ page }) => {
  await page.goto(SHOWROOM);
  await page.route('**/usedCar/detail/*', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, data: { ...answer.data, saleStatus: 2 } } });
  });
  await cards(page).first().getByRole('link').click();
  await expect(page.getByText('该车已售出')).toBeVisible();
  await expect(page.getByRole('button', { name: '我感兴趣' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ userAgent: PHONE_AGENT, viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

  test('filter in the sheet, page 3, a car, and back to the same place', async ({ page }) => {
    const complaints = collectComplaints(page);
    await page.goto(SHOWROOM);
    expect(await width(page)).toBe(375);
    await page.getByRole('button', { name: '筛选', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: '筛选车辆' });
    await sheet.getByRole('link', { name: 'SUV' }).click();
    await sheet.getByRole('button', { name: /^查看 [\d,]+ 辆$/ }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('button', { name: '筛选（1）' })).toBeVisible();
    await listArrived(page);
    await turnToPage3(page);
    const car = cards(page).nth(4).getByRole('link');
    await car.scrollIntoViewIfNeeded();
    const left = await scrolled(page);
    expect(left).toBeGreaterThan(300);
    await car.click();
    await expect(page.getByRole('region', { name: '联系车商' })).toBeInViewport();
    expect(await width(page)).toBe(375);
    await page.goBack();
    await expect(page).toHaveURL(/bodyType=SUV&pageNum=3/);
    await expect.poll(() => scrolled(page)).toBe(left);
    expect(complaints).toEqual([]);
  });

  test('cars are compared in a table that scrolls in its own box', async ({ page }) => {
    await page.goto(SHOWROOM);
    for (const index of [0, 1, 2]) await compareBox(page, index).click();
    await tray(page).getByRole('button', { name: '开始对比' }).click();
    const box = page.getByRole('region', { name: '对比表' });
    await expect(box).toBeVisible();
    expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
    expect(await width(page)).toBe(375);
  });
});

for (const place of ['showroom', 'car']) {
  test(`the ${place} page has no accessibility violation`, async ({ page }) => {
    const { address } = await someCar(page);
    await page.goto(place === 'car' ? address : SHOWROOM);
    await compareBox(page, 0).click();
    await expect(tray(page)).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}
