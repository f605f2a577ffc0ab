import { getPart, listBrands, listModels, listSeries, type PartDetail } from '@cheyantong/contract';
import { PART_CONDITIONS, PART_GRADES } from '@cheyantong/domain';
import { expect, type Page, test } from '@playwright/test';
import { PHONE_AGENT } from './support/addresses.ts';
import { barriersOf } from './support/barriers.ts';
import { callAs } from './support/call.ts';
import { collectComplaints } from './support/person.ts';
import { cards, listArrived } from './support/showroom.ts';
import { visit } from './support/visit.ts';

const LANDING = '/reusableHome';
const SHOWROOM = '/reusableTabs/tabs1';

/** Opens the newest part from the landing page, and answers what the gateway knows of it. */
async function openNewest(page: Page): Promise<PartDetail> {
  await visit(page, LANDING);
  await page.getByRole('region', { name: '最新上架' }).getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/reusableDetail\?partId=\d+/);
  const partId = new URL(page.url()).searchParams.get('partId') ?? '';
  const part = await callAs(page, getPart, { params: { partId } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(part.partName);
  return part;
}

/** Brand, series and model by their names, in the box that asks for the visitor's car. */
async function chooseMyCar(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole('button', { name: /^车型：/ }).click();
  for (const [level, name] of names.entries())
    await page.getByRole('listbox').nth(level).getByRole('option', { name, exact: true }).click();
}

/** A model that the part fits, as the catalogue names it. */
async function fittingCar(page: Page, { fits }: PartDetail): Promise<[string, string, string]> {
  for (const fit of fits) {
    const { brandId, seriesId, yearFrom, yearTo } = fit;
    const brand = (await callAs(page, listBrands, {})).find((each) => each.brandId === brandId);
    const series = (await callAs(page, listSeries, { params: { brandId } })).find(
      (each) => each.seriesId === seriesId,
    );
    const model = (await callAs(page, listModels, { params: { seriesId } })).find(
      ({ modelYear }) => yearFrom <= modelYear && modelYear <= yearTo,
    );
    if (brand && series && model) return [brand.brandName, series.seriesName, model.modelName];
  }
  throw new Error('the catalogue has no car that the part fits');
}

test('from the landing to a part: label, grade with its rule, donor, tests, dismantler, others alike', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  const part = await openNewest(page);
  const panel = page.getByRole('complementary', { name: '价格与购买' });
  await expect(panel).toContainText(
    part.partGrade ? PART_GRADES[part.partGrade].rule : PART_CONDITIONS[part.condition].rule,
  );
  await expect(panel).toContainText(part.supplierName);
  await expect(page.locator('figure').getByText(part.conditionLabel)).toBeVisible();

  await page.getByRole('link', { name: '来源车辆' }).click();
  await expect(page).toHaveURL(/#donor$/);
  await expect(page.getByRole('heading', { name: '来源车辆' })).toBeInViewport();
  await expect(page.locator('#donor')).toContainText(part.sourceVehicle?.vinMasked ?? '');
  await expect(page.locator('#donor')).toContainText(part.traceCode ?? '');
  const tests = page.getByRole('table', { name: '检测项目与结果' }).getByRole('row');
  await expect(tests).toHaveCount(part.testItems.length + 1);
  await expect(tests.last()).toContainText(/合格/);
  await expect(page.locator('#dismantler')).toContainText(part.dismantler?.name ?? '');

  const alike = page.getByRole('region', { name: '同类再用件' }).getByRole('article');
  await expect(alike).toHaveCount(4);
  for (const address of await alike.getByRole('link').evaluateAll((links) => links.map(String)))
    expect(address).not.toContain(`partId=${part.partId}`);
  await alike.first().getByRole('link').click();
  await expect(page).not.toHaveURL(new RegExp(`partId=${part.partId}`));
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(complaints).toEqual([]);
});

test('the trace code is copied in one press', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { traceCode } = await openNewest(page);
  await page.getByRole('button', { name: '复制' }).click();
  await expect(page.getByText('溯源码已复制')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(traceCode);
});

test('my car is named on the part, and the verdict follows it to the landing', async ({ page }) => {
  const part = await openNewest(page);
  const car = await fittingCar(page, part);
  await expect(page.getByText('是否适配您的车？')).toBeVisible();
  await chooseMyCar(page, ...car);
  const verdict = page.getByRole('complementary').getByRole('status');
  await expect(verdict).toContainText(/^适配您的/);
  await page.reload();
  await expect(verdict).toContainText(/^适配您的/);

  await page.getByRole('button', { name: /^车型：/ }).click();
  const otherBrand = car[0] === '大众' ? '丰田' : '大众';
  await page.getByRole('listbox').first().getByRole('option', { name: otherBrand, exact: true }).click();
  await page.getByRole('listbox').nth(1).getByRole('option').first().click();
  await page.getByRole('listbox').nth(2).getByRole('option').first().click();
  await expect(verdict).toContainText(/^不适配您的/);

  await visit(page, LANDING);
  await expect(page.getByRole('button', { name: new RegExp(`^车型：${otherBrand}`) })).toBeVisible();
  await page.getByRole('button', { name: '查看适配的再用件' }).click();
  await expect(page).toHaveURL(/\?brandId=\d+&seriesId=\d+&modelYear=\d+$/);
});

test('the landing leads on by words and by group, and asks for a car that is missing', async ({ page }) => {
  const complaints = collectComplaints(page);
  await visit(page, LANDING);
  await page.getByRole('button', { name: '查看适配的再用件' }).click();
  await expect(page.getByText('请选择车型', { exact: true })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await page.getByRole('main').getByRole('searchbox').fill('大灯');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${SHOWROOM}?keywords=${encodeURIComponent('大灯')}`);

  await page.goBack();
  const group = page.getByRole('region', { name: '按类别找' }).getByRole('link', { name: /件在售$/ });
  await expect(group).toHaveCount(9);
  const [, count] = /([\d,]+) 件在售$/.exec((await group.first().textContent()) ?? '') ?? [];
  await group.first().click();
  await expect(page).toHaveURL(/\?parentTypeId=\d+$/);
  await listArrived(page);
  await expect(page.getByText(`共 ${count} 件`)).toBeVisible();
  expect(complaints).toEqual([]);
});

for (const address of ['/reusableDetail?partId=999999999', '/reusableDetail?partId=x']) {
  test(`${address} is no part: 404 and the way back`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('再用件不存在或已下架')).toBeVisible();
    await page.getByRole('link', { name: '返回再用件展厅' }).click();
    await expect(page).toHaveURL(SHOWROOM);
  });
}

test('a sold part says so, cannot be bought, and shows others of its kind', async ({ page }) => {
  await visit(page, SHOWROOM);
  await page.route('**/partDetail/*', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, data: { ...answer.data, onSale: false } } });
  });
  await cards(page).first().getByRole('link').click();
  await expect(page.getByText('已售出或下架，可以看看下面的同类再用件')).toBeVisible();
  await expect(page.getByRole('button', { name: '立即购买' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: '同类再用件' }).getByRole('article')).not.toHaveCount(0);
});

test('the service page answers questions and leads to the showroom', async ({ page }) => {
  const complaints = collectComplaints(page);
  await visit(page, '/reusableTabs/tabs3');
  await page.getByRole('navigation', { name: '目录' }).getByRole('link', { name: '常见问题' }).click();
  await expect(page.getByRole('heading', { name: '常见问题' })).toBeInViewport();
  await page.getByText('C 级件能用吗？').click();
  await expect(page.getByText('C 级件功能检测合格，外观需要修复')).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await page.getByRole('link', { name: '去再用件展厅' }).click();
  await expect(page).toHaveURL(SHOWROOM);
  expect(complaints).toEqual([]);
});

test('nothing on the page of a part stands in the way of anybody', async ({ page }) => {
  await openNewest(page);
  expect(await barriersOf(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ userAgent: PHONE_AGENT, viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

  test('landing, part and service page fit; price and button stay in reach', async ({ page }) => {
    const complaints = collectComplaints(page);
    const part = await openNewest(page);
    expect(await width(page)).toBe(375);
    await expect(page.getByRole('region', { name: '购买', exact: true })).toBeInViewport();
    await chooseMyCar(page, ...(await fittingCar(page, part)));
    await expect(page.getByText(/^适配您的/)).toBeVisible();
    await page.locator('#tests').scrollIntoViewIfNeeded();
    await expect(page.locator('#tests').getByText('合格', { exact: true }).first()).toBeInViewport();
    await page.getByRole('button', { name: '立即购买' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    for (const address of [LANDING, '/reusableTabs/tabs3']) {
      await visit(page, address);
      expect(await width(page)).toBe(375);
    }
    expect(complaints).toEqual([]);
  });
});
