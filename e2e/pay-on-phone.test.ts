import { expect, type Page, test } from '@playwright/test';
import { PHONE_AGENT, PORTAL_URL, SIMULATORS_URL } from './support/addresses.ts';
import { barriersOf } from './support/barriers.ts';
import { placeOrder } from './support/orders.ts';
import { paymentDialog } from './support/payment.ts';
import { becomeMember, collectComplaints, newPhone } from './support/person.ts';
import { visit } from './support/visit.ts';

test.use({ userAgent: PHONE_AGENT, viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

const button = (page: Page, name: string | RegExp) => paymentDialog(page).getByRole('button', { name });
const atCashier = (page: Page, name: string) => page.getByRole('link', { name });

/** A member on the phone, at the payment of an order. */
async function beginToPay(page: Page): Promise<string> {
  await becomeMember(page, newPhone());
  const { orderNo } = await placeOrder(page, 'repair');
  await visit(page, '/personalCenter?tab=orders');
  await page
    .getByRole('list', { name: '订单' })
    .getByRole('listitem')
    .filter({ hasText: orderNo })
    .getByRole('button', { name: '去支付' })
    .click();
  await expect(button(page, /^打开支付宝，付 ¥/)).toBeVisible();
  return orderNo;
}

const confirmAndReturn = async (page: Page) => {
  await page.getByRole('button', { name: '确认付款' }).click();
  await atCashier(page, '完成，返回商家').click();
};

test('a member pays in Alipay on the phone itself and comes back to the paid order', async ({ page }) => {
  const complaints = collectComplaints(page);
  const orderNo = await beginToPay(page);
  expect(await barriersOf(page)).toEqual([]);
  await button(page, /^打开支付宝，付 ¥/).click();
  await expect(page).toHaveURL(`${SIMULATORS_URL}/alipay/wap/${orderNo}W`);
  await confirmAndReturn(page);

  await expect(paymentDialog(page).getByText('支付成功')).toBeVisible({ timeout: 20_000 });
  // Neither the vendor's words nor ours stay in the address.
  await expect(page).toHaveURL(`${PORTAL_URL}/personalCenter/detail?orderType=2&orderNo=${orderNo}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await button(page, '查看维修订单').click();
  await expect(paymentDialog(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: '订单状态' }).getByRole('heading')).not.toHaveText('待付款');
  expect(complaints).toEqual([]);
});

test('who gives up at the cashier is asked whether they paid, and pays with WeChat instead', async ({
  page,
}) => {
  const orderNo = await beginToPay(page);
  await button(page, /^打开支付宝，付 ¥/).click();
  await atCashier(page, '放弃付款').click();

  await expect(paymentDialog(page).getByText('正在确认付款')).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(paymentDialog(page).getByText('请不要重复付款。')).toBeVisible({ timeout: 20_000 });
  await button(page, '还没付，继续付款').click();
  await expect(button(page, /^打开支付宝，付 ¥/)).toBeVisible();
  await paymentDialog(page).getByRole('radio', { name: /微信/ }).click();
  await button(page, /^打开微信，付 ¥/).click();
  await atCashier(page, '打开微信').click();
  await expect(page.getByText(`${orderNo}H`)).toBeVisible();
  await confirmAndReturn(page);
  await expect(paymentDialog(page).getByText('支付成功')).toBeVisible({ timeout: 20_000 });
});
