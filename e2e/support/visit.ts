import { expect, type Frame, type Page } from '@playwright/test';

/** Goes to a page and waits until it listens: a press on server-rendered HTML before that is lost. */
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
