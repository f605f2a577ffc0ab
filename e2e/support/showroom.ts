import { expect, type Page } from '@playwright/test';

export const SHOWROOM = '/usedCar/tabs1';

export const cards = (page: Page) => page.getByRole('article');

/** The list that was asked for is the one that is shown. */
export const listArrived = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

export async function turnToPage3(page: Page): Promise<void> {
  await page.getByRole('link', { name: '第 3 页' }).click();
  await expect(page).toHaveURL(/pageNum=3/);
  await expect(page.getByRole('link', { name: '第 3 页' })).toHaveAttribute('aria-current', 'page');
  await listArrived(page);
}

export const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

export const tray = (page: Page) => page.getByRole('region', { name: '对比车辆' });

export const compareBox = (page: Page, index: number) =>
  cards(page).nth(index).getByRole('checkbox', { name: /^对比/ });

/** A car of the first page: its id and how its card names it. */
export async function someCar(page: Page): Promise<{ address: string; name: string }> {
  await page.goto(SHOWROOM);
  const link = cards(page).first().getByRole('link');
  return { address: (await link.getAttribute('href')) ?? '', name: (await link.textContent()) ?? '' };
}
