import { type Browser, expect, type Page, test } from '@playwright/test';
import { PHONE_AGENT } from './support/addresses.ts';
import { placeOrder } from './support/orders.ts';
import { decode } from './support/payment.ts';
import { becomeMember, newPhone } from './support/person.ts';
import { someCar } from './support/showroom.ts';
import { visit } from './support/visit.ts';

/** Opens the code of the top bar, and reads it as a phone would. */
async function scanTopBar(page: Page): Promise<string> {
  await page.getByRole('button', { name: '扫码体验小程序' }).click();
  const code = page.getByRole('dialog', { name: '车研通小程序' }).getByRole('img');
  let address = '';
  await expect(async () => {
    address = await decode(await code.screenshot());
    expect(address).toMatch(/\/miniWebH5\?scene=\w{12}$/);
  }).toPass({ timeout: 15_000 });
  return address;
}

/** Another device: nothing of the desktop's browser is there. */
async function phoneOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    userAgent: PHONE_AGENT,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  return context.newPage();
}

/** The member of the desktop logs in at the phone, too; a second code would be sent after a minute only. */
async function logInAs(desktop: Page, phone: Page): Promise<void> {
  const session = await desktop.evaluate(() => ({ ...localStorage }));
  await phone.evaluate((kept) => Object.assign(localStorage, kept), session);
  await phone.reload();
}

test('a car goes on at the phone, once and after a question', async ({ page, browser }) => {
  const { address: carAddress, name } = await someCar(page);
  await visit(page, carAddress);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const code = await scanTopBar(page);
  const progress = page.getByRole('dialog', { name: '车研通小程序' });

  const phone = await phoneOf(browser);
  await visit(phone, code);
  await expect(phone.getByRole('heading', { name: '从电脑继续：车辆详情' })).toBeVisible();
  await expect(progress).toContainText('已扫码，请在手机上确认');
  await phone.getByRole('button', { name: '在这台手机上继续' }).click();
  await expect(phone).toHaveURL(carAddress);
  await expect(phone.getByRole('heading', { level: 1 })).toContainText(name.split(' ')[0] ?? '');
  await expect(progress).toContainText('已在手机上打开');

  await visit(phone, code);
  await expect(phone.getByText('二维码已过期，请在电脑上刷新后再扫')).toBeVisible();
  await phone.getByRole('link', { name: '去首页' }).click();
  await expect(phone.getByRole('heading', { name: '买之前，先查清一辆车' })).toBeVisible();
});

test('an order goes on at the phone after logging in there', async ({ page, browser }) => {
  await becomeMember(page, newPhone());
  const { orderNo } = await placeOrder(page, 'battery');
  await visit(page, `/personalCenter/detail?orderType=4&orderNo=${orderNo}`);
  await expect(page.getByText(orderNo).first()).toBeVisible();
  const code = await scanTopBar(page);

  const phone = await phoneOf(browser);
  await visit(phone, code);
  await expect(phone.getByText(`订单尾号 ${orderNo.slice(-6)}`)).toBeVisible();
  await phone.getByRole('button', { name: '在这台手机上继续' }).click();
  await expect(phone).toHaveURL(/\/login\?redirect=/);
  await logInAs(page, phone);
  await expect(phone).toHaveURL(new RegExp(`/personalCenter/detail\\?.*orderNo=${orderNo}`));
  await expect(phone.getByText(orderNo).first()).toBeVisible();
});
