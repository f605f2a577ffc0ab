import { expect, type Page, test } from '@playwright/test';
import { PHONE_AGENT } from './support/addresses.ts';
import { collectComplaints } from './support/person.ts';
import { cards, compareBox, listArrived, SHOWROOM, scrolled, tray, turnToPage3 } from './support/showroom.ts';

test.describe('the showroom on a phone', () => {
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
    const filters = page.getByRole('button', { name: '筛选（1）' });
    await filters.click();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(filters).toBeFocused();
    await expect(page).toHaveURL(/bodyType=SUV$/);
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
