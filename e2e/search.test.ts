import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { collectComplaints } from './support/person.ts';
import { listens } from './support/visit.ts';

const field = { name: '站内搜索' };

test('one field in the bar finds cars by initials, parts of a car, articles and services, by keyboard alone', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await page.goto('/home');
  const box = page.getByRole('searchbox', field);
  await box.click();
  await expect(page.getByRole('region', { name: '可以这样搜' })).toBeVisible();

  await box.fill('dz');
  await expect(page.getByRole('region', { name: '品牌' }).getByRole('link')).toContainText(['大众']);
  await box.press('ArrowDown');
  await expect(page.getByRole('region', { name: '车型' }).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: '车型' })).toBeHidden();
  await expect(box).toBeFocused();

  await box.fill('轩逸 车门');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?keywords=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('搜索“轩逸 车门”');
  const parts = page.getByRole('heading', { name: '再用件' }).locator('..').locator('..');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await parts.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/reusableTabs\/tabs1\?.*typeId=/);

  await box.click();
  await expect(page.getByRole('region', { name: '最近搜过' }).getByRole('link')).toHaveText(['轩逸 车门']);
  await page.getByRole('button', { name: '清除' }).click();
  await expect(page.getByRole('region', { name: '可以这样搜' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a whole number leads straight to what it stands for, and is not kept', async ({ page }) => {
  await page.goto('/home');
  const box = page.getByRole('searchbox', field);
  await box.fill('lrw3e7fs0nc000616');
  await box.press('Enter');
  await expect(page).toHaveURL('/traceability?code=LRW3E7FS0NC000616');
  // On a busy machine it was sent as a plain form, and this is another page, whose field is empty already.
  await listens(page);
  await box.click();
  await box.fill('');
  await expect(page.getByRole('region', { name: '可以这样搜' })).toBeVisible();
});

test('a whole number that is sent before the page answers leads there, too', async ({ request }) => {
  const answer = await request.get('/search?keywords=lrw3e7fs0nc000616', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe('/traceability?code=LRW3E7FS0NC000616');
});

test('results stand in the HTML; nothing found says what to do instead', async ({ request }) => {
  const found = await (await request.get('/search?keywords=bzl')).text();
  expect(found).toContain('保值率榜');
  const nothing = await (await request.get(`/search?keywords=${encodeURIComponent('査無此物')}`)).text();
  expect(nothing).toContain('没有找到“査無此物”');
});
