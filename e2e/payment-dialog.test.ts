import AxeBuilder from '@axe-core/playwright';
import type { Service } from '@cheyantong/domain';
import { expect, type Page, test } from '@playwright/test';
import { PHONE_AGENT } from './support/addresses.ts';
import { type PlacedOrder, placeOrder } from './support/orders.ts';
import { channelTile, chooseChannel, expectPaid, payBy, paymentDialog, scanCode } from './support/payment.ts';
import { becomeMember, collectComplaints, newPhone } from './support/person.ts';
import { visit } from './support/visit.ts';

const HALF_AN_HOUR = '30:01';

const rowOf = (page: Page, { orderNo }: PlacedOrder) =>
  page.getByRole('list', { name: '订单' }).getByRole('listitem').filter({ hasText: orderNo });

const openFromList = (page: Page, order: PlacedOrder) =>
  rowOf(page, order).getByRole('button', { name: '去支付' }).click();

/** A member with an unpaid order, at the payment dialog. */
async function beginToPay(page: Page, service: Service): Promise<PlacedOrder> {
  await becomeMember(page, newPhone());
  const order = await placeOrder(page, service);
  await visit(page, '/personalCenter?tab=orders');
  await openFromList(page, order);
  await expect(paymentDialog(page).getByRole('timer', { name: '剩余支付时间' })).toBeVisible();
  return order;
}

const codeRequests = (page: Page): string[] => {
  const channels: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/orders/htmlPay')) channels.push(String(request.postDataJSON().channel));
  });
  return channels;
};

test('the dialog opens with Alipay, the amount and what is paid for', async ({ page }) => {
  const complaints = collectComplaints(page);
  const order = await beginToPay(page, 'repair');
  const dialog = paymentDialog(page);
  await expect(dialog).toHaveAccessibleName('维修报告服务');
  await expect(dialog).toHaveCSS('max-width', '560px');
  await expect(channelTile(page, 'alipay')).toBeChecked();
  await expect(dialog).toContainText(`¥${(order.amount / 100).toFixed(2)}`);
  await expect(dialog).toContainText(order.orderNo);
  await expect(dialog.getByRole('timer', { name: '剩余支付时间' })).toHaveText(/^(29|30):\d\d$/);

  const frame = dialog.getByTitle('支付宝付款二维码');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
  expect(await frame.evaluate((each) => [each.clientWidth, each.clientHeight])).toEqual([126, 126]);
  expect(await scanCode(page, 'alipay')).toContain(order.orderNo);
  expect(complaints).toEqual([]);
});

test('paid by Alipay: the code on the screen is scanned, and the row becomes 已付款', async ({ page }) => {
  const order = await beginToPay(page, 'repair');
  expect(await scanCode(page, 'alipay')).toMatch(new RegExp(`/alipay/scan/${order.orderNo}$`));
  await payBy(page, order.orderNo, 'alipay');
  await expectPaid(page);
  await expect(paymentDialog(page).getByText('请稍候，维修结果正在生成中')).toBeVisible();
  const view = paymentDialog(page).getByRole('button', { name: '查看维修订单' });
  await expect(view).toBeFocused();
  await view.click();
  await expect(paymentDialog(page)).toHaveCount(0);
  await expect(rowOf(page, order)).toContainText('已付款');
  await expect(rowOf(page, order).getByRole('button', { name: '去支付' })).toHaveCount(0);
});

test('paid by WeChat: the code is drawn 120 px wide and is WeChat’s link', async ({ page }) => {
  const order = await beginToPay(page, 'accident');
  await chooseChannel(page, 'wechat');
  const code = paymentDialog(page).getByRole('img', { name: '微信付款二维码' });
  await expect(code).toBeVisible();
  expect(await code.evaluate((each) => [each.clientWidth, each.clientHeight])).toEqual([120, 120]);
  expect(await scanCode(page, 'wechat')).toMatch(/^weixin:\/\/wxpay\/bizpayurl\?pr=/);
  await payBy(page, order.orderNo, 'wechat');
  await expectPaid(page);
  await expect(paymentDialog(page).getByText('请稍候，出险结果正在生成中')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(paymentDialog(page)).toHaveCount(0);
  await expect(rowOf(page, order)).toContainText('已付款');
});

test('a code is asked for once a channel, and again when the member says it does not work', async ({
  page,
}) => {
  const asked = codeRequests(page);
  await beginToPay(page, 'repair');
  await scanCode(page, 'alipay');
  await chooseChannel(page, 'wechat');
  await scanCode(page, 'wechat');
  await chooseChannel(page, 'alipay');
  await scanCode(page, 'alipay');
  await chooseChannel(page, 'wechat');
  const link = await scanCode(page, 'wechat');
  expect(asked).toEqual(['1', '2']);
  await paymentDialog(page).getByRole('button', { name: '二维码失效？刷新' }).click();
  expect(await scanCode(page, 'wechat')).toBe(link);
  expect(asked).toEqual(['1', '2', '2']);
});

test('closed mid-way and opened again, the code that was made is shown at once', async ({ page }) => {
  await page.clock.install();
  const order = await beginToPay(page, 'repair');
  await chooseChannel(page, 'wechat');
  const link = await scanCode(page, 'wechat');
  const polls: string[] = [];
  await page.keyboard.press('Escape');
  await expect(paymentDialog(page)).toHaveCount(0);
  page.on('request', (request) => {
    if (request.url().includes('/pollingOrder/')) polls.push(request.url());
  });
  await page.clock.runFor('00:10');
  expect(polls).toEqual([]);

  await openFromList(page, order);
  await chooseChannel(page, 'wechat');
  expect(await scanCode(page, 'wechat')).toBe(link);
  await payBy(page, order.orderNo, 'wechat');
  await page.clock.runFor('00:05');
  await expectPaid(page);
});

test('a code that cannot be had says why, and is had on the next try', async ({ page }) => {
  await page.route('**/orders/htmlPay', (route) =>
    route.fulfill({ json: { code: 'C0001', data: null, msg: '合作服务暂时不可用，请稍后再试' } }),
  );
  await beginToPay(page, 'repair');
  const dialog = paymentDialog(page);
  await expect(dialog.getByText('付款码获取失败')).toBeVisible();
  await expect(dialog.getByRole('status').getByText('合作服务暂时不可用，请稍后再试')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute('**/orders/htmlPay');
  await dialog.getByRole('button', { name: '重新获取' }).click();
  await scanCode(page, 'alipay');
});

test('the time runs out: failed; 重新支付 makes a new order, which can be paid', async ({ page }) => {
  await page.clock.install();
  const order = await beginToPay(page, 'repair');
  await scanCode(page, 'alipay');
  await page.clock.fastForward(HALF_AN_HOUR);
  const dialog = paymentDialog(page);
  await expect(dialog.getByText('支付失败', { exact: true })).toBeVisible();
  await expect(dialog.getByText('支付失败，请重新扫码支付以获取估值结果')).toBeVisible();

  const again = page.waitForResponse('**/orders/submit');
  await dialog.getByRole('button', { name: '重新支付' }).click();
  const { data: newNo } = (await (await again).json()) as { data: string };
  expect(newNo).not.toBe(order.orderNo);
  await expect(channelTile(page, 'alipay')).toBeChecked();
  await expect(dialog).toContainText(newNo);
  expect(await scanCode(page, 'alipay')).toContain(newNo);
  await payBy(page, newNo, 'alipay');
  await page.clock.runFor('00:05');
  await expectPaid(page);
});

test('money that came in the last second is not asked for twice', async ({ page }) => {
  await page.clock.install();
  const order = await beginToPay(page, 'repair');
  await scanCode(page, 'alipay');
  await page.route('**/pollingOrder/**', (route) =>
    route.fulfill({ json: { code: '00000', data: false, msg: '一切ok' } }),
  );
  await payBy(page, order.orderNo, 'alipay');
  await page.clock.fastForward(HALF_AN_HOUR);
  await expect(paymentDialog(page).getByText('支付失败', { exact: true })).toBeVisible();
  await page.unroute('**/pollingOrder/**');
  await paymentDialog(page).getByRole('button', { name: '重新支付' }).click();
  await expectPaid(page);
});

test('the keyboard reaches everything, Escape closes, and no barrier is found by machine', async ({
  page,
}) => {
  await beginToPay(page, 'repair');
  await channelTile(page, 'alipay').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(channelTile(page, 'wechat')).toBeChecked();
  await scanCode(page, 'wechat');
  const barriers = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
  expect(barriers.violations).toEqual([]);
  await paymentDialog(page).getByRole('button', { name: '支付遇到问题' }).press('Enter');
  await expect(page.getByText('请勿重复支付')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('请勿重复支付')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(paymentDialog(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ userAgent: PHONE_AGENT, viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('the dialog is a sheet over the full width; the code can be saved', async ({ page }) => {
    const complaints = collectComplaints(page);
    const order = await beginToPay(page, 'repair');
    expect((await paymentDialog(page).boundingBox())?.width).toBe(375);
    await chooseChannel(page, 'wechat');
    await paymentDialog(page).getByRole('button', { name: '微信没有打开？保存二维码付款' }).click();
    await scanCode(page, 'wechat');
    const saved = page.waitForEvent('download');
    await paymentDialog(page).getByRole('button', { name: '保存二维码' }).click();
    expect((await saved).suggestedFilename()).toBe('微信付款二维码.png');
    await payBy(page, order.orderNo, 'wechat');
    await expectPaid(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    expect(complaints).toEqual([]);
  });
});
