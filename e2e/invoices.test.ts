import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { barriersOf } from './support/barriers.ts';
import { placeOrder } from './support/orders.ts';
import { payBy, paymentDialog, scanCode } from './support/payment.ts';
import { becomeMember, collectComplaints, newPhone } from './support/person.ts';
import { visit } from './support/visit.ts';

/** A job, its service and the page's next question. */
const BY_A_JOB = { timeout: 30_000 };

test('a paid order is invoiced, its PDF saved, and the invoice taken back with the money', async ({
  page,
}) => {
  test.slow();
  const complaints = collectComplaints(page);
  await becomeMember(page, newPhone());
  const { orderNo } = await placeOrder(page, 'inspection', 'slow');
  await visit(page, `/personalCenter/detail?orderType=0&orderNo=${orderNo}`);
  const status = page.getByRole('region', { name: '订单状态' });
  const card = page.getByRole('region', { name: '发票' });
  await expect(status).toContainText('待付款');
  await expect(card).toHaveCount(0);
  await status.getByRole('button', { name: '去支付' }).click();
  await scanCode(page, 'alipay');
  await payBy(page, orderNo, 'alipay');
  await paymentDialog(page).getByRole('button', { name: '查看检测订单' }).click();
  await expect(status).toContainText('已付款');

  await card.getByRole('button', { name: '申请开票' }).click();
  const dialog = page.getByRole('dialog', { name: '申请开票' });
  await dialog.getByLabel('企业名称').fill('示例汽车服务有限公司');
  await dialog.getByLabel('纳税人识别号').fill('91350100m000100y44');
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await expect(dialog).toContainText('校验位不正确');
  expect(await barriersOf(page)).toEqual([]);
  await dialog.getByLabel('纳税人识别号').fill('91350100m000100y43');
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(card).toContainText('已开票', BY_A_JOB);
  await expect(card).toContainText('91350100M000100Y43');

  const saved = page.waitForEvent('download');
  await card.getByRole('link', { name: /PDF/ }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^发票-\d{20}\.pdf$/);
  expect(await readFile(await file.path(), 'latin1')).toMatch(/^%PDF-/);

  await status.getByRole('button', { name: '取消订单' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click();
  await expect(card).toContainText('已冲红', BY_A_JOB);
  await expect(card.getByRole('link', { name: /红字发票/ })).toHaveCount(3);

  await visit(page, '/personalCenter/invoices');
  await expect(page.getByRole('list', { name: '发票' })).toContainText('不能再用于报销');
  await page.getByRole('button', { name: '删除抬头 示例汽车服务有限公司' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('还没有保存的抬头')).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
