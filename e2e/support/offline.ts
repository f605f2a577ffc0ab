import { expect, type Page } from '@playwright/test';

/** The worker comes after the page is done; from then on the portal is here without a network. */
export async function awaitServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** What of ours is left in the browser. */
export const leftBehind = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
    databases: (await indexedDB.databases()).length,
  }));

export const NOTHING = { workers: 0, caches: 0, databases: 0 };
