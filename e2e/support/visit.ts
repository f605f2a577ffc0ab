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

/** What lies below the first screen is laid out once somebody scrolls; they are back at the top then. */
export async function isLaidOut(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 40));
  await expect(page.locator('[data-later]')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
}
