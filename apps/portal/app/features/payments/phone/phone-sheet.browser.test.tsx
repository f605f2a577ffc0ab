import { createPayCode, openPayment, openPhonePayment, type Payment, pollOrder } from '@cheyantong/contract';
import type { Host } from '@cheyantong/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, failure, success } from '../../../../test/gateway.ts';
import { enter, LI } from '../../../../test/members.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { openDialog } from '../../../shared/dialogs/open-dialog.ts';

const PAYMENT: Payment = {
  outTradeNo: '20261115000000000001',
  orderSn: '20261115000000000001',
  orderNo: '20261115000000000001',
  amount: 6_900,
  channel: 1,
  paymentUrl: null,
  payTitle: '电池健康报告',
  serviceLabel: '电池健康报告 · 第一实验室',
  vehicleLabel: null,
  refundRule: '报告没出，全额退回',
  expireTime: '2026-11-15 20:00:00',
  secondsLeft: 1_800,
};
const MANNERS = { service: 'battery', origin: 'servicePage', orderAgain: async () => null } as const;

/** Where the browser was sent; it stays, so that the test goes on. */
let leftFor: string[] = [];
const stay = (event: NavigateEvent): void => {
  if (!event.destination.url.startsWith('https://pay.example.com/')) return;
  event.preventDefault();
  leftFor.push(event.destination.url);
};
beforeEach(() => {
  leftFor = [];
  window.navigation.addEventListener('navigate', stay);
});
afterEach(() => window.navigation.removeEventListener('navigate', stay));

async function open(host: Host = 'browser') {
  answer(pollOrder, success(pollOrder, false));
  enter(LI);
  const { screen } = await openPortal('/referralService', { device: 'mobile', host });
  openDialog({ kind: 'payment', payment: PAYMENT, ...MANNERS });
  const sheet = screen.getByRole('dialog');
  await expect.element(sheet).toBeVisible();
  return { screen, sheet };
}

test('Alipay comes first, and pressing it leaves for the app; paid, the sheet says so', async () => {
  answer(openPhonePayment, success(openPhonePayment, { url: 'https://pay.example.com/alipay' }));
  const { sheet } = await open();
  await sheet.getByRole('button', { name: '打开支付宝，付 ¥69.00' }).click();
  await expect.poll(() => leftFor).toEqual(['https://pay.example.com/alipay']);
  await expect.element(sheet.getByText('正在确认付款')).toBeVisible();
  await expect.element(sheet.getByText('请不要重复付款。')).toBeVisible();
  answer(pollOrder, success(pollOrder, true));
  await expect.element(sheet.getByText('支付成功'), { timeout: 8_000 }).toBeVisible();
  await expect.element(sheet.getByRole('button', { name: '查看电池订单' })).toHaveFocus();
});

test('who has not paid chooses again, WeChat this time', async () => {
  answer(openPhonePayment, success(openPhonePayment, { url: 'https://pay.example.com/any' }));
  const { sheet } = await open();
  await sheet.getByRole('button', { name: '打开支付宝，付 ¥69.00' }).click();
  await sheet.getByRole('button', { name: '还没付，继续付款' }).click();
  await sheet.getByRole('radio', { name: /微信/ }).click();
  await sheet.getByRole('button', { name: '打开微信，付 ¥69.00' }).click();
  await expect.element(sheet.getByText('您从微信回来了，通常几秒内有结果。')).toBeVisible();
});

test('where WeChat’s page is refused, its code can be saved', async () => {
  answer(openPhonePayment, failure('C0001'));
  answer(createPayCode, success(createPayCode, 'weixin://wxpay/bizpayurl?pr=example'));
  const { sheet } = await open();
  await sheet.getByRole('radio', { name: /微信/ }).click();
  await sheet.getByRole('button', { name: '打开微信，付 ¥69.00' }).click();
  await expect.element(sheet.getByRole('img', { name: '微信付款二维码' })).toBeVisible();
  await expect.element(sheet.getByText('右下角「相册」，选刚才这张图')).toBeVisible();
});

test('no code is asked for until somebody wants one for another device', async () => {
  let asked = 0;
  answer(createPayCode, (request) => {
    asked += 1;
    return success(createPayCode, 'https://pay.example.com/x')(request);
  });
  const { sheet } = await open();
  const clock = sheet.getByRole('timer', { name: '剩余支付时间' });
  // It counts although no code was asked for.
  await expect.poll(() => clock.element().textContent).toMatch(/^29:/);
  expect(asked).toBe(0);
  await sheet.getByRole('button', { name: '用另一台设备扫码' }).click();
  await expect.element(sheet.getByRole('region', { name: '支付宝付款码' })).toBeVisible();
  await expect.poll(() => asked).toBe(1);
  await sheet.getByRole('button', { name: '在本机付款' }).click();
  await expect.element(sheet.getByRole('button', { name: '打开支付宝，付 ¥69.00' })).toBeVisible();
});

test('inside WeChat nothing is offered that it does not open', async () => {
  const { sheet } = await open('wechat');
  await expect.element(sheet.getByRole('button', { name: '复制链接，到浏览器付款' })).toBeVisible();
  await expect.element(sheet.getByRole('radio')).not.toBeInTheDocument();
});

test('inside the mini-program there is WeChat’s own payment only', async () => {
  const { sheet } = await open('miniProgram');
  await expect.element(sheet.getByRole('button', { name: '微信支付 ¥69.00' })).toBeVisible();
  expect(sheet.getByRole('radio').all()).toHaveLength(1);
});

test('back from the app: asked until paid, and told once', async () => {
  answer(pollOrder, success(pollOrder, true));
  enter(LI);
  const { screen } = await openPortal('/referralService', { device: 'mobile' });
  const [onPaid, onEnd] = [vi.fn(), vi.fn()];
  const order = { orderNo: PAYMENT.orderNo, amount: PAYMENT.amount, channel: 'wechat' } as const;
  openDialog({ kind: 'returned', ...order, ...MANNERS, onPaid, onEnd });
  await expect.element(screen.getByRole('dialog').getByText('支付成功')).toBeVisible();
  expect(onPaid).toHaveBeenCalledExactlyOnceWith(PAYMENT.orderNo);
  expect(onEnd).toHaveBeenCalled();
});

test('back without having paid: the order is paid on', async () => {
  answer(pollOrder, success(pollOrder, false));
  answer(openPayment, success(openPayment, PAYMENT));
  enter(LI);
  const { screen } = await openPortal('/referralService', { device: 'mobile' });
  const order = { orderNo: PAYMENT.orderNo, amount: PAYMENT.amount, channel: 'alipay' } as const;
  openDialog({ kind: 'returned', ...order, ...MANNERS, onEnd: () => undefined });
  await screen.getByRole('button', { name: '还没付，继续付款' }).click();
  await expect.element(screen.getByRole('button', { name: '打开支付宝，付 ¥69.00' })).toBeVisible();
});
