import { createPayCode, type Payment, pollOrder } from '@cheyantong/contract';
import { expect, test, vi } from 'vitest';
import { answer, failure, offline, success } from '../../../test/gateway.ts';
import { enter, LI } from '../../../test/members.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { openDialog, type PaymentRequest } from '../../shared/dialogs/open-dialog.ts';

const CODE = 'weixin://wxpay/bizpayurl?pr=example';
const PAYMENT: Payment = {
  outTradeNo: '20261115000000000001',
  orderSn: '20261115000000000001',
  orderNo: '20261115000000000001',
  amount: 2_900,
  channel: 2,
  paymentUrl: CODE,
  payTitle: '维修报告服务',
  serviceLabel: '维修报告 · 第一检测所',
  vehicleLabel: null,
  refundRule: '查无记录自动退款',
  expireTime: '2026-11-15 20:00:00',
  secondsLeft: 1_800,
};

async function open(
  payment: Partial<Payment> = {},
  orderAgain: PaymentRequest['orderAgain'] = async () => null,
) {
  enter(LI);
  const { screen } = await openPortal('/referralService');
  openDialog({
    kind: 'payment',
    service: 'repair',
    payment: { ...PAYMENT, ...payment },
    origin: 'servicePage',
    orderAgain,
  });
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  return { screen, dialog };
}

const notPaid = success(pollOrder, false);

test('a code that was made before is shown at once', async () => {
  answer(pollOrder, notPaid);
  const { dialog } = await open();
  await expect.element(dialog.getByRole('img', { name: '微信付款二维码' })).toBeVisible();
  await expect.element(dialog.getByText('等待支付')).toBeVisible();
});

test('a code that cannot be had says why and is asked for again', async () => {
  answer(pollOrder, notPaid);
  answer(createPayCode, failure('C0001'));
  const { dialog } = await open({ paymentUrl: null });
  await expect.element(dialog.getByText('付款码获取失败')).toBeVisible();
  await expect.element(dialog.getByText('合作服务暂时不可用，请稍后再试')).toBeVisible();
  answer(createPayCode, success(createPayCode, CODE));
  await dialog.getByRole('button', { name: '重新获取' }).click();
  await expect.element(dialog.getByText('等待支付')).toBeVisible();
});

test('questions that fail change nothing, and the first answer that it is paid does', async () => {
  answer(pollOrder, offline);
  const { dialog } = await open();
  await expect.element(dialog.getByText('等待支付')).toBeVisible();
  answer(pollOrder, success(pollOrder, true));
  await expect.element(dialog.getByText('支付成功'), { timeout: 8_000 }).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '查看维修订单' })).toHaveFocus();
});

test('an answer that is anything but true is no payment', async () => {
  let asked = 0;
  answer(pollOrder, (request) => {
    asked += 1;
    return success(pollOrder, 'false' as unknown as boolean)(request);
  });
  const { dialog } = await open();
  // Who takes it for a payment asks no more.
  await expect.poll(() => asked, { timeout: 15_000 }).toBeGreaterThan(1);
  await expect.element(dialog.getByText('等待支付')).toBeVisible();
});

test('without an answer whether it was paid, nothing is ordered again', async () => {
  answer(pollOrder, offline);
  const orderAgain = vi.fn<PaymentRequest['orderAgain']>();
  const { screen, dialog } = await open({ secondsLeft: 0 }, orderAgain);
  await dialog.getByRole('button', { name: '重新支付' }).click();
  const said = screen.getByRole('alert').filter({ hasText: '网络连接不稳定，请稍后再试' });
  await expect.element(said).toBeVisible();
  expect(orderAgain).not.toHaveBeenCalled();
});

test('an order that ran out of time is made again in its own place', async () => {
  answer(pollOrder, notPaid);
  const again = { ...PAYMENT, orderNo: '20261115000000000002' };
  const orderAgain = vi.fn<PaymentRequest['orderAgain']>().mockResolvedValue(again);
  const { dialog } = await open({ secondsLeft: 0 }, orderAgain);
  await expect.element(dialog.getByText('支付失败', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: '重新支付' }).click();
  await expect.element(dialog.getByText(again.orderNo)).toBeVisible();
  expect(orderAgain).toHaveBeenCalledExactlyOnceWith(PAYMENT.orderNo);
});
