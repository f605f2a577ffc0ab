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

/** How much is kept for reading without a network. */
export const sealedThings = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const kept = (await indexedDB.databases()).find(({ name }) => name === 'cheyantong-kept');
    if (!kept) return 0;
    const opened = indexedDB.open('cheyantong-kept');
    await new Promise((done) => {
      opened.onsuccess = done;
    });
    const count = opened.result.transaction('things').objectStore('things').count();
    await new Promise((done) => {
      count.onsuccess = done;
    });
    opened.result.close();
    return count.result;
  });
