import { expect, type Page, test } from '@playwright/test';
import { PHONE_AGENT } from './support/addresses.ts';
import { barriersOf } from './support/barriers.ts';
import { type PlacedOrder, placeOrder } from './support/orders.ts';
import { payBy, paymentDialog, scanCode } from './support/payment.ts';
import { becomeMember, collectComplaints, newPhone } from './support/person.ts';
import { visit } from './support/visit.ts';

const rows = (page: Page) => page.getByRole('list', { name: '订单' }).getByRole('listitem');
const rowOf = (page: Page, { orderNo }: PlacedOrder) => rows(page).filter({ hasText: orderNo });

test('an anonymous visitor is asked to log in, and is led back to the order', async ({ page }) => {
  await visit(page, '/personalCenter/detail?orderType=2&orderNo=1');
  await expect(page.getByText('请先登录')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '去登录' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('orders are found by type, status, words and date, and the address keeps it', async ({ page }) => {
  await becomeMember(page, newPhone());
  const repair = await placeOrder(page, 'repair');
  const battery = await placeOrder(page, 'battery');
  const valuation = await placeOrder(page, 'valuation');
  await visit(page, '/personalCenter');
  await expect(
    page.getByRole('list', { name: '概况' }).getByRole('link', { name: '3 待付款' }),
  ).toBeVisible();
  await page
    .getByRole('navigation', { name: '个人中心栏目' })
    .getByRole('link', { name: '我的订单' })
    .click();
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole('navigation', { name: '订单类型' }).getByRole('link', { name: '电池报告' }).click();
  await expect(page).toHaveURL('/personalCenter?tab=orders&orderType=4');
  await expect(rows(page)).toHaveCount(1);
  await expect(rowOf(page, battery)).toContainText('待付款');
  await expect(rowOf(page, battery)).toContainText(/剩余 (29|30):\d\d/);

  await page.getByRole('navigation', { name: '订单类型' }).getByRole('link', { name: '全部' }).click();
  // The boxes begin anew with another list: what is typed before that is lost.
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('searchbox', { name: '搜索订单' }).fill(repair.orderNo);
  await page.getByRole('searchbox', { name: '搜索订单' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`keywords=${repair.orderNo}`));
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rowOf(page, repair)).toBeVisible();

  await page.getByRole('combobox', { name: '订单状态' }).click();
  await page.getByRole('option', { name: '已完成' }).click();
  await expect(page.getByText('没有符合条件的订单')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '清除筛选' }).first().click();
  await expect(rowOf(page, valuation)).toBeVisible();

  await page.getByRole('button', { name: '下单日期到：结束日期' }).click();
  await page.getByRole('button', { name: '上一年' }).click();
  await page.getByRole('button', { name: /-01$/ }).click();
  await expect(page).toHaveURL(/endDate=\d{4}-\d\d-01$/);
  await expect(page.getByText('没有符合条件的订单')).toBeVisible();
});

test('a member without orders is shown the way to the first', async ({ page }) => {
  await becomeMember(page, newPhone());
  await visit(page, '/personalCenter?tab=orders');
  await expect(page.getByText('还没有订单')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '去看车辆检测' }).click();
  await expect(page).toHaveURL('/vehicleService/detection');
});

test('an unpaid order is canceled after the rule was read', async ({ page }) => {
  await becomeMember(page, newPhone());
  const order = await placeOrder(page, 'repair');
  await visit(page, '/personalCenter?tab=orders');
  await rowOf(page, order).getByRole('button', { name: /^取消/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('取消不产生费用');
  await question.getByRole('button', { name: '再想想' }).click();
  await rowOf(page, order).getByRole('button', { name: /^取消/ }).click();
  await question.getByRole('button', { name: '取消订单' }).click();
  await expect(rowOf(page, order)).toContainText('已取消');
  await expect(rowOf(page, order).getByRole('button')).toHaveCount(0);
});

test('an order is paid from its page, which then shows how it was paid', async ({ page }) => {
  await becomeMember(page, newPhone());
  const order = await placeOrder(page, 'accident');
  await visit(page, `/personalCenter/detail?orderType=3&orderNo=${order.orderNo}`);
  const status = page.getByRole('region', { name: '订单状态' });
  await expect(status).toContainText('待付款');
  await status.getByRole('button', { name: '去支付' }).click();
  await scanCode(page, 'alipay');
  await payBy(page, order.orderNo, 'alipay');
  await paymentDialog(page).getByRole('button', { name: '查看出险订单' }).click();
  await expect(page.getByText('支付宝支付', { exact: true })).toBeVisible();
  await expect(page.getByText('支付渠道').first()).toBeVisible();
  await expect(status.getByRole('button', { name: '去支付' })).toHaveCount(0);
});

test('an inspection shows outlet and appointment; canceled after paying, the money goes back', async ({
  page,
}) => {
  await becomeMember(page, newPhone());
  const order = await placeOrder(page, 'inspection', 'slow');
  await visit(page, `/personalCenter/detail?orderType=0&orderNo=${order.orderNo}`);
  await expect(page.getByText('预约信息')).toBeVisible();
  await expect(page.getByText('138****8000')).toBeVisible();
  const status = page.getByRole('region', { name: '订单状态' });
  await status.getByRole('button', { name: '去支付' }).click();
  await scanCode(page, 'alipay');
  await payBy(page, order.orderNo, 'alipay');
  await paymentDialog(page).getByRole('button', { name: '查看检测订单' }).click();
  await expect(status).toContainText('已付款');

  await status.getByRole('button', { name: '取消订单' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('全额原路退回');
  await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click();
  await expect(status).toContainText(/退款中|已退款/);
  await expect(page.getByRole('heading', { name: '退款', exact: true })).toBeVisible();
});

test('a number that is nobody’s or somebody else’s has one answer', async ({ page, browser }) => {
  await becomeMember(page, newPhone());
  const order = await placeOrder(page, 'repair');
  const other = await (await browser.newContext()).newPage();
  await becomeMember(other, newPhone());
  for (const address of [`orderType=2&orderNo=${order.orderNo}`, 'orderType=1&orderNo=1', 'orderNo=1', '']) {
    await visit(other, `/personalCenter/detail?${address}`);
    await expect(other.getByText('记录不存在')).toBeVisible();
  }
  await other.close();
});

test('a list that could not be loaded says so and tries again', async ({ page }) => {
  await becomeMember(page, newPhone());
  await page.route('**/oms-boot/app-api/v1/orders', (route) => route.abort());
  await visit(page, '/personalCenter?tab=orders');
  await expect(page.getByRole('alert')).toContainText('网络连接不稳定');
  await page.unroute('**/oms-boot/app-api/v1/orders');
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByText('还没有订单')).toBeVisible();
});

test('list and page hold no barrier that can be found by machine', async ({ page }) => {
  const complaints = collectComplaints(page);
  await becomeMember(page, newPhone());
  const order = await placeOrder(page, 'inspection');
  await visit(page, '/personalCenter?tab=orders');
  await expect(rowOf(page, order)).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await visit(page, `/personalCenter/detail?orderType=0&orderNo=${order.orderNo}`);
  await expect(page.getByText('预约信息')).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ userAgent: PHONE_AGENT, viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('orders and one order fit the width', async ({ page }) => {
    await becomeMember(page, newPhone());
    const order = await placeOrder(page, 'inspection');
    for (const address of [
      '/personalCenter?tab=orders',
      `/personalCenter/detail?orderType=0&orderNo=${order.orderNo}`,
    ]) {
      await visit(page, address);
      await expect(page.getByText(order.orderNo).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    }
  });
});
