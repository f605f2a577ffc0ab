import type { Page } from '@playwright/test';

/** The page is there to be read and its scripts are still on their way, until they are let in. */
export async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise: allowed, resolve: letIn } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return letIn;
}
