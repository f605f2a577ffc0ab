import { expect, test } from '@playwright/test';
import { PHONE_AGENT } from './support/addresses.ts';
import { setSystemText, settingsOf } from './support/readable.ts';

test.use({ userAgent: PHONE_AGENT, viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

test('text grows with the settings of the phone, to half as large again and no further, and 长者模式 adds to it within the same bounds', async ({
  page,
}) => {
  const settings = await settingsOf(page);
  const body = page.locator('body');
  await setSystemText(settings, 3);
  await page.goto('/aboutUs/contact');
  await expect(body).toHaveCSS('font-size', '21px');
  await setSystemText(settings, 1);
  await expect(body).toHaveCSS('font-size', '14px');
  await page.evaluate(() => document.documentElement.setAttribute('data-elder', ''));
  await expect(body).toHaveCSS('font-size', '17.5px');
  await setSystemText(settings, 1.5);
  await expect(body).toHaveCSS('font-size', '21px');
});
