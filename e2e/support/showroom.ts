import { expect, type Page } from '@playwright/test';
import { visit } from './visit.ts';

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

/** A box with its word; on phones an icon. */
export const compareBox = (page: Page, index: number) => {
  const card = cards(page).nth(index);
  return card
    .getByRole('checkbox', { name: /^对比/ })
    .or(card.getByRole('button', { name: /^(加入|移出)对比/ }));
};

/** A car of the first page: its id and how its card names it. */
export async function someCar(page: Page): Promise<{ address: string; name: string }> {
  await page.goto(SHOWROOM);
  const link = cards(page).first().getByRole('link');
  return { address: (await link.getAttribute('href')) ?? '', name: (await link.textContent()) ?? '' };
}

/** Opens a part that can be bought. Other tests hold parts just now; that two choose the same one is unlikely. */
export async function openFreePart(page: Page): Promise<void> {
  await visit(page, '/reusableTabs/tabs1');
  const free = page.getByRole('article').filter({ hasText: '剩' });
  await free
    .nth(Math.floor(Math.random() * (await free.count())))
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/reusableDetail\?partId=\d+/);
  // The list is still there for a moment under the new address.
  await expect(page.getByRole('button', { name: '立即购买' }).first()).toBeVisible();
}
