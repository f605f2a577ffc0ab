import { getPart } from '@cheyantong/contract';
import { expect, type Page, test } from '@playwright/test';
import { PHONE_AGENT } from './support/addresses.ts';
import { barriersOf } from './support/barriers.ts';
import { callAs } from './support/call.ts';
import { collectComplaints } from './support/person.ts';
import { cards, listArrived, scrolled } from './support/showroom.ts';
import { visit } from './support/visit.ts';

const SHOWROOM = '/reusableTabs/tabs1';
const MODEL_YEAR = 2015;

const total = (page: Page) => page.getByText(/^共 [\d,]+ 件$/);
const chips = (page: Page) => page.getByRole('group', { name: '已选条件' });
const myCar = (page: Page) => page.getByRole('region', { name: '我的车' });
const categories = (page: Page) => page.getByRole('navigation', { name: '配件类别' });
const byPrice = (page: Page) =>
  page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: /价格/ });
const countOf = async (page: Page) => Number((await total(page).textContent())?.replace(/\D/g, ''));
const cardNames = (page: Page) => cards(page).getByRole('heading').allTextContents();

async function chooseMyCar(page: Page): Promise<void> {
  await myCar(page).getByRole('button', { name: /^车型/ }).click();
  await page.getByRole('option', { name: '大众', exact: true }).click();
  await page.getByRole('listbox').nth(1).getByRole('option', { name: '朗逸', exact: true }).click();
  await page
    .getByRole('listbox')
    .nth(2)
    .getByRole('option', { name: new RegExp(`^${MODEL_YEAR}款`) })
    .first()
    .click();
}

/** Every card that is shown leads to a part that fits the car. */
async function expectOnlyFitting(page: Page, seriesId: string): Promise<void> {
  const addresses = await cards(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) {
    const partId = new URL(address, 'http://portal').searchParams.get('partId') ?? '';
    const { fits } = await callAs(page, getPart, { params: { partId } });
    const fitting = fits.filter((fit) => fit.yearFrom <= MODEL_YEAR && MODEL_YEAR <= fit.yearTo);
    expect(fitting.map((fit) => fit.seriesId)).toContain(seriesId);
  }
}

test('my car is chosen once: only what fits it is shown, and it is there again next time', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await visit(page, SHOWROOM);
  const everything = await countOf(page);
  await chooseMyCar(page);
  await expect(page).toHaveURL(/brandId=\d+&seriesId=\d+&modelYear=2015$/);
  await expect(myCar(page)).toContainText('适配 我的车');
  await expect(myCar(page)).toContainText('大众 朗逸 2015款');
  await listArrived(page);
  expect(await countOf(page)).toBeLessThan(everything);
  await expectOnlyFitting(page, new URL(page.url()).searchParams.get('seriesId') ?? '');

  await visit(page, SHOWROOM);
  await expect(total(page)).toHaveText(`共 ${everything.toLocaleString('zh-CN')} 件`);
  await myCar(page).getByRole('link', { name: '只看适配' }).click();
  await expect(page).toHaveURL(/modelYear=2015$/);
  await myCar(page).getByRole('link', { name: '看全部车型' }).click();
  await expect(page).toHaveURL(SHOWROOM);
  await myCar(page).getByRole('button', { name: '清除我的车' }).click();
  await expect(myCar(page)).toContainText('选定车型');
  await page.reload();
  await expect(myCar(page)).toContainText('选定车型');
  expect(complaints).toEqual([]);
});

test('a group, the cheapest first, page 2, a part and back: all is where it was left', async ({ page }) => {
  const complaints = collectComplaints(page);
  await visit(page, SHOWROOM);
  await categories(page)
    .getByRole('link', { name: /^外观覆盖件/ })
    .click();
  await expect(chips(page)).toContainText('外观覆盖件');
  await byPrice(page).click();
  await expect(byPrice(page)).toContainText('从低到高');
  await page.getByRole('link', { name: '第 2 页' }).click();
  await expect(page.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
  await listArrived(page);

  const names = await cardNames(page);
  const part = cards(page).nth(6).getByRole('link');
  await part.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(100);
  await part.click();
  await expect(page).toHaveURL(/\/reusableDetail\?partId=\d+/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/parentTypeId=\d+&sortField=price&sort=asc&pageNum=2/);
  await expect.poll(() => cardNames(page)).toEqual(names);
  await expect.poll(() => scrolled(page)).toBe(left);
  expect(complaints).toEqual([]);
});

test('another group and a kind of it hold as many parts as they say', async ({ page }) => {
  await visit(page, SHOWROOM);
  await categories(page)
    .getByRole('link', { name: /^内饰与座椅/ })
    .click();
  await categories(page)
    .getByRole('link', { name: /^灯具照明/ })
    .click();
  await expect(chips(page)).not.toContainText('内饰与座椅');
  const kind = categories(page).getByRole('link', { name: /^尾灯总成/ });
  const [, count] = /(\d+)$/.exec((await kind.textContent()) ?? '') ?? [];
  await kind.click();
  await expect(page).toHaveURL(/parentTypeId=\d+&typeId=\d+$/);
  await expect(total(page)).toHaveText(`共 ${count} 件`);
  for (const name of await cardNames(page)) expect(name).toContain('尾灯总成');
});

test('the cheapest come first, the dearest after another press', async ({ page }) => {
  const prices = async () =>
    (
      await cards(page)
        .getByText(/^¥[\d,.]+$/)
        .allTextContents()
    ).map((words) => Number(words.replaceAll(/[¥,]/g, '')));
  await visit(page, `${SHOWROOM}?sortField=price&sort=asc`);
  const rising = await prices();
  expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  await byPrice(page).click();
  await expect(byPrice(page)).toContainText('从高到低');
  await listArrived(page);
  const falling = await prices();
  expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  expect(falling[0]).toBeGreaterThan(rising[0] ?? 0);
});

test('words, grade and city narrow the list, and each can be taken back', async ({ page }) => {
  await visit(page, SHOWROOM);
  await page.getByRole('searchbox', { name: '搜索再用件' }).fill('大灯');
  await page.keyboard.press('Enter');
  await expect(chips(page)).toContainText('“大灯”');
  await listArrived(page);
  for (const name of await cardNames(page)) expect(name).toContain('大灯');
  await page.getByRole('group', { name: '等级' }).getByRole('link', { name: 'A 级' }).click();
  await expect(page.getByText('外观无可见损伤').first()).toBeVisible();
  await expect(page).toHaveURL(/keywords=.*&grade=A/);
  await page.getByRole('button', { name: '移除“大灯”' }).click();
  await expect(page).toHaveURL(`${SHOWROOM}?grade=A`);
  await page.goBack();
  await expect(chips(page)).toContainText('“大灯”');
  await page.getByRole('link', { name: '全部清除' }).click();
  await expect(page).toHaveURL(SHOWROOM);
  await page.getByRole('button', { name: /^所在地/ }).click();
  await page.getByRole('option', { name: '浙江省' }).click();
  await page.getByRole('listbox').nth(1).getByRole('option', { name: '杭州市' }).click();
  await expect(chips(page)).toContainText('杭州市');
  await listArrived(page);
  for (const card of await cards(page).all()) await expect(card).toContainText('杭州市');
  await page.getByRole('button', { name: '移除杭州市' }).click();
  await expect(page).toHaveURL(SHOWROOM);
});

test('a part is found by its OE number', async ({ page }) => {
  await visit(page, SHOWROOM);
  const address = (await cards(page).first().getByRole('link').getAttribute('href')) ?? '';
  const partId = new URL(address, 'http://portal').searchParams.get('partId') ?? '';
  const { oeNo, partName } = await callAs(page, getPart, { params: { partId } });
  await page.getByRole('searchbox', { name: '搜索再用件' }).fill(oeNo ?? '');
  await page.keyboard.press('Enter');
  await expect(cards(page).getByRole('heading', { name: partName }).first()).toBeVisible();
});

test('an address shows the same list to whoever opens it, already in the HTML and without script', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${SHOWROOM}?brandId=1036&grade=B`);
  await expect(chips(page)).toContainText('大众');
  await expect(chips(page)).toContainText('B 级');
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).first()).toContainText('报废机动车回用件');
  await categories(page)
    .getByRole('link', { name: /^灯具照明/ })
    .click();
  await expect(chips(page)).toContainText('灯具照明');
  await expect(chips(page)).toContainText('大众');
  await page.close();
});

test('when nothing fits, a condition is loosened, or the part is asked for', async ({ page }) => {
  await visit(page, SHOWROOM);
  await chooseMyCar(page);
  await categories(page)
    .getByRole('link', { name: /^新能源部件/ })
    .click();
  await expect(page.getByText('没有符合条件的再用件')).toBeVisible();
  await expect(page.getByText('选定配件名称后，也可以登记求购')).toBeVisible();
  await categories(page)
    .getByRole('link', { name: /^车载充电机/ })
    .click();
  await page.getByRole('button', { name: '登记求购' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await chips(page).getByRole('button', { name: '移除新能源部件' }).click();
  await page.getByRole('searchbox', { name: '搜索再用件' }).fill('不存在的配件');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^去掉“不存在的配件”，看 \d+ 件$/ }).click();
  await expect(page).toHaveURL(/modelYear=2015$/);
  await expect(cards(page)).not.toHaveCount(0);
});

test('a list that fails says so and can be tried again', async ({ page }) => {
  await visit(page, SHOWROOM);
  await page.route('**/vehiclePart/list', (route) => route.abort(), { times: 2 });
  await page.getByRole('group', { name: '等级' }).getByRole('link', { name: 'C 级' }).click();
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(cards(page)).not.toHaveCount(0);
});

test('nothing stands in the way of anybody', async ({ page }) => {
  await visit(page, `${SHOWROOM}?grade=A`);
  expect(await barriersOf(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ userAgent: PHONE_AGENT, viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

  test('my car, a kind in the sheet, a part and back, never sideways', async ({ page }) => {
    const complaints = collectComplaints(page);
    await visit(page, SHOWROOM);
    expect(await width(page)).toBe(375);
    await chooseMyCar(page);
    await expect(myCar(page)).toContainText('适配 我的车');
    await myCar(page).getByRole('link', { name: '看全部车型' }).click();
    await page.getByRole('button', { name: '类别与筛选', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: '类别与筛选' });
    await sheet.getByRole('link', { name: /^外观覆盖件/ }).click();
    await sheet.getByRole('button', { name: /^查看 \d+ 件$/ }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('button', { name: '类别与筛选（1）' })).toBeVisible();
    await listArrived(page);
    expect(await width(page)).toBe(375);
    const part = cards(page).nth(6).getByRole('link');
    await part.scrollIntoViewIfNeeded();
    const left = await scrolled(page);
    await part.click();
    await expect(page).toHaveURL(/\/reusableDetail/);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(left);
    expect(complaints).toEqual([]);
  });
});
