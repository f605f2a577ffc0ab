import { createPayCode, listMessages, openPayment } from '@cheyantong/contract';
import { PAY_CHANNELS } from '@cheyantong/domain';
import { expect, test } from '@playwright/test';
import { barriersOf } from './support/barriers.ts';
import { callAs } from './support/call.ts';
import { placeOrder } from './support/orders.ts';
import { payBy } from './support/payment.ts';
import { becomeMember, collectComplaints, newPhone } from './support/person.ts';
import { visit } from './support/visit.ts';

test('a paid order and its report are told, counted until they are read, and lead to the report', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await becomeMember(page, newPhone());
  const { orderNo } = await placeOrder(page, 'repair');
  const channel = PAY_CHANNELS.wechat.wire;
  const { outTradeNo, amount } = await callAs(page, openPayment, { body: { orderSn: orderNo, channel } });
  await callAs(page, createPayCode, { body: { outTradeNo, amount, channel } });
  await payBy(page, orderNo, 'wechat');

  // The report is made in the background, and tells so when it is there.
  const kinds = async () => (await callAs(page, listMessages, { query: {} })).list.map(({ kind }) => kind);
  await expect.poll(kinds, { timeout: 40_000 }).toContain('report');

  await visit(page, '/personalCenter/messages');
  const messages = page.getByRole('list', { name: '消息列表' }).getByRole('listitem');
  await expect(messages.filter({ hasText: '维修报告已出具' })).toBeVisible();
  await expect(page.getByRole('button', { name: /条未读消息$/ })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);

  const sms = page.getByRole('checkbox', { name: '报告' });
  await expect(sms).not.toBeChecked();
  await sms.click();
  await expect(sms).toBeChecked();
  await page.reload();
  await expect(sms).toBeChecked();

  await page.getByRole('button', { name: '全部已读' }).click();
  await expect(page.getByRole('button', { name: /条未读消息$/ })).toHaveCount(0);
  await page.getByRole('navigation', { name: '看哪些消息' }).getByRole('link', { name: '未读' }).click();
  await expect(page.getByText('没有未读的消息。')).toBeVisible();
  await page.getByRole('navigation', { name: '看哪些消息' }).getByRole('link', { name: '全部' }).click();
  await messages.filter({ hasText: '维修报告已出具' }).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`orderNo=${orderNo}`));
  expect(complaints).toEqual([]);
});
