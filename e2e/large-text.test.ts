import { expect, type Page, test } from '@playwright/test';
import { PHONE_AGENT } from './support/addresses.ts';

test.use({ userAgent: PHONE_AGENT, viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

/** The size of text in the phone's settings. */
async function setSystemText(page: Page, scale: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setEmulatedOSTextScale', { scale });
}

test('text follows the phone up to half as large again, and 长者模式 adds to it within the same bounds', async ({
  page,
}) => {
  const body = page.locator('body');
  await setSystemText(page, 3);
  await page.goto('/aboutUs/contact');
  await expect(body).toHaveCSS('font-size', '21px');
  await setSystemText(page, 1);
  await expect(body).toHaveCSS('font-size', '14px');
  await page.evaluate(() => document.documentElement.setAttribute('data-elder', ''));
  await expect(body).toHaveCSS('font-size', '17.5px');
  await setSystemText(page, 1.5);
  await expect(body).toHaveCSS('font-size', '21px');
});
