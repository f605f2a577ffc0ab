import { expect, type Frame, type Page } from '@playwright/test';

/** Goes to a page and waits until it listens: keys and a resting pointer are lost before that. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await listens(page);
}

export async function listens(page: Page | Frame): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

/** Until what was on its way has taken the place of its grey outline. */
export const outlinesAreFilled = (page: Page): Promise<void> =>
  expect(page.locator('main [class*="_shape_"]:visible')).toHaveCount(0);

/** What lies below the first screen is laid out once somebody does anything; rows of long lists, when they are neared: here all at once. */
export async function isLaidOut(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.removeAttribute('data-first'));
  // A page that has not started yet hears of no scrolling, and may be put back to its top.
  await expect
    .poll(() =>
      page.evaluate(() => {
        window.scrollTo(0, window.scrollY > 0 ? 0 : 40);
        return document.querySelectorAll('[data-later]').length;
      }),
    )
    .toBe(0);
  await page.evaluate(() => window.scrollTo(0, 0));
}
