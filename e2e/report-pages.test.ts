import { expect, type Page, test } from '@playwright/test';
import { PHONE_AGENT } from './support/addresses.ts';
import { barriersOf } from './support/barriers.ts';
import { becomeMember, collectComplaints, newPhone } from './support/person.ts';
import { visit } from './support/visit.ts';

const REPORT = '/personalCenter/report';

const SAMPLES = [
  { address: `${REPORT}?orderType=0&sample=1`, title: '车辆检测报告', section: '分区判级' },
  { address: `${REPORT}?orderType=1&sample=1`, title: '车辆估值报告', section: '价格区间' },
  { address: '/personalCenter/maintenance?sample=1', title: '维修保养报告', section: '全部记录' },
  { address: `${REPORT}?orderType=3&sample=1`, title: '出险理赔报告', section: '损伤部位' },
  { address: '/personalCenter/batteryDetail?sample=1', title: '动力电池报告', section: '健康度曲线' },
] as const;
const [INSPECTION, , REPAIR] = SAMPLES;

const contents = (page: Page) => page.getByRole('navigation', { name: '目录' });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function open(page: Page, sample: { address: string; title: string }): Promise<void> {
  await visit(page, sample.address);
  await expect(page.getByRole('heading', { level: 1, name: sample.title })).toBeVisible();
}

for (const sample of SAMPLES) {
  test(`the sample of the ${sample.title} can be read by anybody, without a barrier, and says that it is one`, async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    await open(page, sample);
    await expect(page.getByText('这是样例：')).toBeVisible();
    await expect(part(page, '查了哪些来源')).toContainText('没有记录，不等于没有发生');
    await expect(contents(page).getByRole('link', { name: sample.section })).toBeVisible();
    await expect(page.getByRole('region', { name: '核验这份报告' })).toContainText('样例没有签发，不能核验');
    await expect(page.getByRole('button', { name: '下载 PDF' })).toHaveCount(0);
    expect(await barriersOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('contents lead to their part of the document and mark the one being read', async ({ page }) => {
  await open(page, INSPECTION);
  const mileage = contents(page).getByRole('link', { name: '里程曲线' });
  await mileage.click();
  await expect(page).toHaveURL(/sample=1#mileage$/);
  await expect(page.getByRole('heading', { name: '里程曲线' })).toBeInViewport();
  await expect(mileage).toHaveAttribute('aria-current', 'true');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(contents(page).getByRole('link', { name: '结论与车辆信息' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('a curve is drawn, and its figures can be read without seeing it', async ({ page }) => {
  await open(page, INSPECTION);
  const curve = page.getByRole('img', { name: /^里程曲线/ });
  await expect(curve.locator('svg path').first()).toBeAttached();
  await expect(page.getByRole('table', { name: /^里程曲线/ }).getByRole('row')).not.toHaveCount(1);
});

test('all items of an inspection can be looked through', async ({ page }) => {
  await open(page, INSPECTION);
  const more = page.getByRole('button', { name: /^展开全部 \d+ 项$/ });
  await expect(page.getByRole('heading', { name: /^骨架结构 13 项$/ })).toBeHidden();
  await more.click();
  await expect(page.getByRole('heading', { name: /^骨架结构 13 项$/ })).toBeVisible();
  await page.getByRole('button', { name: '收起', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^骨架结构 13 项$/ })).toBeHidden();
});

test('a word that wants explaining explains itself', async ({ page }) => {
  await open(page, INSPECTION);
  await page.getByRole('button', { name: '漆膜厚度，查看解释' }).click();
  await expect(page.getByRole('dialog', { name: '漆膜厚度' })).toContainText('微米');
});

test('records can be narrowed to one kind', async ({ page }) => {
  await open(page, REPAIR);
  const records = part(page, '全部记录');
  const all = await records.getByRole('listitem').count();
  const kinds = page.getByRole('group', { name: '按类型查看记录' });
  const repairs = kinds.getByRole('button', { name: /^维修/ });
  await repairs.click();
  await expect(repairs).toHaveAttribute('aria-pressed', 'true');
  expect(await records.getByRole('listitem').count()).toBeLessThan(all);
  await kinds.getByRole('button', { name: /^全部/ }).click();
  await expect(records.getByRole('listitem')).toHaveCount(all);
});

test('on paper only the document is left, and it fits the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await open(page, INSPECTION);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article', { name: INSPECTION.title })).toBeVisible();
  await expect(page.getByRole('banner').first()).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(contents(page)).toBeHidden();
  await expect(page.getByRole('navigation', { name: '面包屑' })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718);
});

test('without an order the page says so, and a visitor is asked to log in for one', async ({ page }) => {
  await visit(page, REPORT);
  await expect(page.getByText('还没有选择报告')).toBeVisible();
  await page.getByRole('link', { name: '看看样例' }).click();
  await expect(page.getByRole('heading', { level: 1, name: INSPECTION.title })).toBeVisible();

  await visit(page, `${REPORT}?orderType=3&orderNo=1`);
  await expect(page.getByText('请先登录')).toBeVisible();
  await page.getByRole('link', { name: '去登录' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=.*orderNo/);
});

test('a report that is not there is said to be not there', async ({ page }) => {
  await becomeMember(page, newPhone());
  await visit(page, '/personalCenter/maintenance?orderNo=202611060000000000');
  await expect(page.getByText('记录不存在')).toBeVisible();
  await visit(page, `${REPORT}?reportCode=JC-2026-1106-999999`);
  await expect(page.getByText('记录不存在')).toBeVisible();
});

test('a report that did not load can be asked for again', async ({ page }) => {
  await becomeMember(page, newPhone());
  await page.route('**/battery/report/**', (route) => route.abort());
  await visit(page, '/personalCenter/batteryDetail?orderNo=202611060000000000');
  await expect(page.getByText('内容没有加载出来')).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/battery/report/**');
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByText('记录不存在')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ userAgent: PHONE_AGENT, viewport: { width: 375, height: 812 }, hasTouch: true });

  test('every report fits the screen', async ({ page }) => {
    for (const sample of SAMPLES)
      await test.step(sample.title, async () => {
        await open(page, sample);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      });
  });
});
