import { expect, type Page, test } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { barriersOf } from './support/barriers.ts';
import { collectComplaints } from './support/person.ts';
import { visit } from './support/visit.ts';

const ZONE = '/appraisal/tabs2';
const checklistOf = (page: Page) => page.getByRole('region', { name: '入冬自查清单' });

test('a driver finds a piece by its topic, an answer in it, and a list to go through that stays ticked', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await visit(page, ZONE);
  await page.getByRole('navigation', { name: '主题' }).getByRole('link', { name: '冬季' }).click();
  await expect(page).toHaveURL(`${ZONE}?topic=winter`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  expect(await barriersOf(page)).toEqual([]);

  await page.getByRole('link', { name: '南方也要换冬季胎吗？' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('入冬前花一个小时，把车查一遍');
  await expect(page.getByText('偶尔遇上一次寒潮，未必需要')).toBeVisible();
  await expect(page.getByText('玻璃骤冷骤热可能开裂')).toBeHidden();
  await page.getByText('玻璃水结冰了，倒热水行不行？').click();
  await expect(page.getByText('玻璃骤冷骤热可能开裂')).toBeVisible();
  await expect(page.getByRole('region', { name: '依据与核对' })).toContainText('核对于 2026-11-10');

  await checklistOf(page).getByLabel('玻璃水换成冬季用的').check();
  await expect(checklistOf(page).getByRole('status')).toHaveText('已勾 1 / 19');
  expect(await barriersOf(page)).toEqual([]);
  await page.reload();
  await expect(checklistOf(page).getByLabel('玻璃水换成冬季用的')).toBeChecked();

  await page.getByRole('link', { name: '天冷胎压会掉多少，什么时候该换冬季胎' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('天冷胎压会掉多少');
  expect(complaints).toEqual([]);
});

test('the list is printed on one page of its own, with its boxes', async ({ page }) => {
  await visit(page, `${ZONE}/detail?id=winter-preparation`);
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await checklistOf(page).getByRole('button', { name: '打印清单' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(checklistOf(page).getByRole('checkbox')).toHaveCount(19);
  await expect(checklistOf(page).getByRole('checkbox').last()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const { numPages } = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  expect(numPages).toBe(1);
  // What comes after it is the whole piece again.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pieces, their answers, what they rest on and the list are there', async ({ page }) => {
    await page.goto(`${ZONE}?topic=children`);
    await page
      .getByRole('article')
      .getByRole('link', { name: /离车看一眼后排/ })
      .click();
    await expect(page.getByRole('table').first()).toBeVisible();
    await page.getByText('只下车五分钟取个快递，可以吗？').click();
    await expect(page.getByText('五分钟常常变成十五分钟')).toBeVisible();
    await expect(page.getByRole('region', { name: '依据与核对' })).toContainText('GB 48001-2026');
    await page.getByLabel('熄火后开一次后门，看过再锁').check();
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(data).toContain('"FAQPage"');
  });
});
