import { DEMO_CODES } from '@cheyantong/domain';
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { PHONE_AGENT } from './support/addresses.ts';
import { cutText } from './support/cut-text.ts';
import { placeOrder } from './support/orders.ts';
import { becomeMember, newPhone } from './support/person.ts';

const LISTS_AND_FORMS = ['/home', '/login', '/usedCar/tabs1', '/vehicleService/detection', '/estimate'];

const ANSWERS = [
  '/search?keywords=大众',
  '/traceability',
  `/traceability/detail?code=${DEMO_CODES.part}`,
  '/personalCenter/report?orderType=0&sample=1',
  '/miniWebH5',
];

const FOR_MEMBERS = ['/personalCenter', '/personalCenter?tab=orders', '/personalCenter/authentication'];

test.use({ userAgent: PHONE_AGENT, viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

/** The size of text in the phone's settings. */
const setSystemText = (browser: CDPSession, scale: number): Promise<unknown> =>
  browser.send('Emulation.setEmulatedOSTextScale', { scale });

const settingsOf = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

async function expectReadable(page: Page, settings: CDPSession): Promise<void> {
  for (const [scale, body] of [
    [1.25, /^1[78]/],
    [1.5, '21px'],
  ] as const) {
    await setSystemText(settings, scale);
    await expect(page.locator('body')).toHaveCSS('font-size', body);
    await expect.poll(() => cutText(page)).toEqual([]);
  }
}

async function walk(page: Page, paths: readonly string[]): Promise<void> {
  const settings = await settingsOf(page);
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectReadable(page, settings);
    });
}

test.describe('with the text a quarter and half as large again in the settings of the phone nothing is cut off', () => {
  test('where a visitor looks for something', ({ page }) => walk(page, LISTS_AND_FORMS));

  test('where a visitor is answered', ({ page }) => walk(page, ANSWERS));

  test('where a member has orders and pays', async ({ page }) => {
    await becomeMember(page, newPhone());
    const { orderNo } = await placeOrder(page, 'inspection');
    await walk(page, [...FOR_MEMBERS, `/personalCenter/detail?orderType=0&orderNo=${orderNo}`]);
    await page.getByRole('button', { name: '去支付' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => cutText(page)).toEqual([]);
  });
});

test('larger than that it grows no further, and 长者模式 adds to it within the same bounds', async ({
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
