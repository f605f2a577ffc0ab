import { expect, type Page, test } from '@playwright/test';
import { PHONE_AGENT } from './support/addresses.ts';
import { becomeMember, newPhone } from './support/person.ts';
import { visit } from './support/visit.ts';

test.use({ userAgent: PHONE_AGENT, viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

/** Gone when a page is loaded anew instead of being gone on from. */
const markVisit = (page: Page) => page.evaluate(() => Object.assign(window, { isSameVisit: true }));
const isSameVisit = (page: Page) => page.evaluate(() => 'isSameVisit' in window);

test('the first thing that a visitor does may be a press far below: it is heard', async ({ page }) => {
  await visit(page, '/home');
  await markVisit(page);
  // A press alone, as screen readers make one: nothing is scrolled or touched before it.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: '保值率榜' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/usedCar/tabs2');
  expect(await isSameVisit(page)).toBe(true);
});

test('a car’s page answers below its first screen, too', async ({ page }) => {
  await visit(page, '/usedCar/detail?vehicleId=1001');
  await markVisit(page);
  await page
    .locator('#similar')
    .getByRole('link')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(/vehicleId=1001/);
  expect(await isSameVisit(page)).toBe(true);
});

test('who is led to a place on the page finds it, by its address or by its tab', async ({ page }) => {
  await visit(page, '/usedCar/detail?vehicleId=1001#similar');
  await expect(page.locator('#similar')).toBeInViewport();
  await visit(page, '/usedCar/detail?vehicleId=1002');
  await page.getByRole('navigation', { name: '页内导航' }).getByRole('link').last().click();
  await expect(page.locator('#similar')).toBeInViewport();
});

test('rows that were not laid out yet are read and counted like all others', async ({ page }) => {
  await visit(page, '/usedCar/tabs2');
  const rows = page.getByRole('list', { name: /保值率/ }).getByRole('listitem');
  await expect(rows.nth(40)).not.toBeInViewport();
  await rows.nth(40).scrollIntoViewIfNeeded();
  await expect(rows.nth(40).getByText(/%/).first()).toBeInViewport();
});

test('who goes on and comes back finds the row that they left', async ({ page }) => {
  await visit(page, '/reusableTabs/tabs1');
  const card = page.locator('main article').nth(9);
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/reusableDetail/);
  await page.goBack();
  await expect(card).toBeInViewport();
});

test('a page that is made in the browser shows all of itself at once', async ({ page }) => {
  await becomeMember(page, newPhone());
  await visit(page, '/personalCenter?tab=orders');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
