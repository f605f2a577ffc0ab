import { expect, type Page } from '@playwright/test';

/** Drawing, sending and reading a picture takes seconds, the first one more: the engine starts with it. */
export const READ_WITHIN_MS = 90_000;

/** On a busy machine the reader may say that it is busy; whoever sees that asks again. */
export async function awaitReading(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: '再识别一次' });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(page.getByText('正在识别')).toHaveCount(0, { timeout: 20_000 });
    expect(await again.count()).toBe(0);
  }).toPass({ timeout: READ_WITHIN_MS });
}
