import { expect, type Page, test } from '@playwright/test';
import { PHONE_AGENT } from './support/addresses.ts';
import { barriersOf } from './support/barriers.ts';
import { chooseCity } from './support/cars.ts';
import { collectComplaints } from './support/person.ts';
import { visit } from './support/visit.ts';

const service = (page: Page, name: string) =>
  page.getByRole('region', { name: '车辆服务' }).getByRole('button', { name: new RegExp(name) });

test('the page comes with its content in the HTML', async ({ request }) => {
  const html = await (await request.get('/home')).text();
  for (const words of ['买之前，先看清一辆车的来历', '推荐二手车', '再用件', '谁在运营', '公告'])
    expect(html).toContain(words);
  const [evaluations, cars, parts] = [3, 8, 4];
  expect(html.match(/<article/g)).toHaveLength(evaluations + cars + parts);
});

test('the carousel turns by hand and by itself, and rests under the pointer', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/home');
  const carousel = page.getByRole('region', { name: '平台推荐' });
  const current = carousel.locator('[aria-current]');
  await expect(current).toHaveAccessibleName('第 1 张');
  await carousel.getByRole('button', { name: '下一张' }).click();
  await expect(current).toHaveAccessibleName('第 2 张');
  await page.clock.runFor(20_000);
  await expect(current).toHaveAccessibleName('第 2 张');

  await page.mouse.move(0, 0);
  await page.clock.runFor(7_000);
  await expect(current).toHaveAccessibleName('第 3 张');
});

test('the notices move on, rest under the pointer, turn by hand and lead to their page', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/home');
  const ticker = page.getByRole('region', { name: '公告' });
  const shown = ticker.getByRole('link').first();
  const first = await shown.innerText();
  await expect(async () => {
    await page.clock.runFor(5_100);
    await expect(shown).not.toHaveText(first, { useInnerText: true, timeout: 1_000 });
  }).toPass();

  await ticker.hover();
  const later = await shown.innerText();
  await page.clock.runFor(20_000);
  await expect(shown).toHaveText(later, { useInnerText: true });
  await ticker.getByRole('button', { name: '上一条公告' }).click();
  await expect(shown).not.toHaveText(later, { useInnerText: true });
  await ticker.getByRole('button', { name: '下一条公告' }).click();
  await expect(shown).toHaveText(later, { useInnerText: true });

  const title = await shown.locator('span').innerText();
  await shown.click();
  await expect(page).toHaveURL(/\/notice-detail\?id=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('a service first says what it is, then leads to the order', async ({ page }) => {
  await visit(page, '/home');
  await service(page, '维修报告').click();
  const guide = page.getByRole('dialog', { name: '车辆服务' });
  await expect(guide).toHaveCSS('max-width', '1200px');
  await expect(guide).toHaveCSS('transition-duration', '0.5s, 0.5s');
  await expect(guide.getByRole('heading', { level: 3 })).toHaveText([
    '车辆检测',
    '维修报告',
    '出险报告',
    '电池报告',
  ]);
  await expect(guide.getByText('由合作机构提供')).toHaveCount(4);
  await expect(guide.getByText('去下单')).toHaveCount(4);
  await guide.getByRole('link', { name: '去下单：出险报告' }).click();
  await expect(page).toHaveURL('/vehicleService/insurance');
  await expect(guide).toHaveCount(0);
});

test('the valuation says what it is in one card', async ({ page }) => {
  await visit(page, '/home');
  await service(page, '卖车估值').click();
  const guide = page.getByRole('dialog', { name: '卖车估值' });
  await expect(guide.getByRole('heading', { level: 3 })).toHaveCount(1);
  await guide.getByRole('link').click();
  await expect(page).toHaveURL('/estimate');
});

test('recommended cars follow the chosen city', async ({ page }) => {
  await visit(page, '/home');
  const cars = page.getByRole('region', { name: '推荐二手车' }).getByRole('article');
  await expect(cars).toHaveCount(8);
  await chooseCity(page, 'header', '浙江省', '杭州市');
  await expect(cars.first()).toContainText('杭州');
  await page.reload();
  await expect(cars.first()).toContainText('杭州');
  await chooseCity(page, 'header', '海南省', '三沙市');
  await expect(page.getByText('三沙暂无在售，看看其他城市')).toBeVisible();
});

test('the valuation card says what is missing without moving the page, then answers in its place', async ({
  page,
}) => {
  await visit(page, '/home');
  const card = page.getByRole('region', { name: '免费估值' });
  const place = await card.boundingBox();
  await card.getByRole('button', { name: '看看值多少' }).click();
  for (const sentence of ['请选择车型', '请选择上牌时间', '请输入表显里程', '请选择所在城市'])
    await expect(page.locator('main').getByText(sentence, { exact: true })).toBeVisible();
  expect(await card.boundingBox()).toEqual(place);
  await page.getByLabel('表显里程').fill('3');
  await expect(page.getByText('请输入表显里程')).toHaveCount(0);

  await card.getByRole('button', { name: /^车型：/ }).click();
  await page.getByRole('searchbox', { name: '查找车型' }).fill('langyi');
  await page
    .getByRole('list', { name: '查到的车型' })
    .getByRole('button', { name: /^大众 朗逸\s*车系/ })
    .click();
  await page
    .getByRole('listbox')
    .nth(2)
    .getByRole('option', { name: /^2019款 1.5L/ })
    .first()
    .click();
  await card.getByRole('button', { name: /^上牌时间/ }).click();
  await page.getByRole('button', { name: '6 月', exact: true }).click();
  await chooseCity(page, 'main', '天津市', '天津市');
  await card.getByRole('button', { name: '看看值多少' }).click();
  await expect(card.getByText('个人交易价')).toBeVisible();
  expect(await card.boundingBox()).toEqual(place);
  await expect(page.locator('header').getByRole('button', { name: /天津市/ })).toBeVisible();

  await card.getByRole('link', { name: '看估值依据' }).click();
  await expect(page).toHaveURL('/estimate');
  await expect(page.getByRole('region', { name: '估值结果' })).toContainText('3 万公里');
  await page.getByRole('button', { name: /^车型：大众/ }).click();
  await expect(page.getByRole('region', { name: '最近选过' }).getByRole('button')).toHaveText(/朗逸 2019款/);
});

test('the page is kept as it was left: what was filled in, the slide, the place', async ({ page }) => {
  await visit(page, '/home');
  await page.getByLabel('表显里程').fill('6.8');
  const carousel = page.getByRole('region', { name: '平台推荐' });
  await carousel.getByRole('button', { name: '第 3 张' }).click();
  await carousel.getByRole('button', { name: '暂停轮播' }).click();
  await page.getByRole('link', { name: '进入展厅' }).click();
  await expect(page).toHaveURL('/usedCar/tabs1');
  await page.goBack();
  await expect(page.getByLabel('表显里程')).toHaveValue('6.8');
  await expect(carousel.locator('[aria-current]')).toHaveAccessibleName('第 3 张');
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('group').nth(2)).toBeInViewport();
});

test('nothing complains, and nothing is out of reach', async ({ page }) => {
  const complaints = collectComplaints(page);
  await visit(page, '/home');
  await service(page, '车辆检测').click();
  await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
  expect(await barriersOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: '看看值多少' }).click();
  expect(await barriersOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ userAgent: PHONE_AGENT, viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('everything fits, also the guide', async ({ page }) => {
    const complaints = collectComplaints(page);
    await visit(page, '/home');
    for (const section of ['推荐二手车', '再用件'])
      await expect(page.getByRole('region', { name: section }).getByRole('article')).toHaveCount(4);
    await service(page, '电池报告').tap();
    await expect(page.getByRole('dialog', { name: '车辆服务' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    expect(complaints).toEqual([]);
  });
});
