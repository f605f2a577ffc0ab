import type { Payment } from '@cheyantong/contract';
import { describe, expect, it } from 'vitest';
import { beginPayment, nextPayment, type PaymentEvent } from './payment-state.ts';

const NOON = Date.UTC(2026, 10, 15, 4);

const payment = (paymentUrl: string | null = null): Payment => ({
  outTradeNo: '179000000000012300001',
  orderSn: '179000000000012300001',
  orderNo: '179000000000012300001',
  amount: 29_900,
  channel: 1,
  paymentUrl,
  payTitle: '车辆检测服务',
  serviceLabel: '标准检测，示例检测中心（演示）',
  vehicleLabel: '本田 CR-V 2022款',
  refundRule: '检测开始前可全额退款，原路退回',
  expireTime: '2026-11-15 12:30:00',
  secondsLeft: 1_800,
});

const after = (events: PaymentEvent[], from = payment()) =>
  events.reduce(nextPayment, beginPayment(from, NOON));

describe('opening the payment dialog', () => {
  it('awaits payment with Alipay and asks for its code only', () => {
    expect(after([])).toMatchObject({
      phase: 'awaiting',
      channel: 'alipay',
      codes: { alipay: { state: 'asking' }, wechat: { state: 'unwanted' } },
      counting: false,
    });
  });

  it('shows a WeChat link as WeChat’s code and asks for nothing', () => {
    const link = 'weixin://wxpay/bizpayurl?pr=abc';
    expect(after([], payment(link))).toMatchObject({
      channel: 'wechat',
      codes: { alipay: { state: 'unwanted' }, wechat: { state: 'shown', code: link } },
      counting: true,
    });
  });

  it('takes any other link for Alipay’s', () => {
    const link = 'https://openapi.example.com/gateway.do?sign=abc';
    expect(after([], payment(link))).toMatchObject({
      channel: 'alipay',
      codes: { alipay: { state: 'shown', code: link } },
    });
  });

  it('ends when the order does, whenever its code arrives', () => {
    expect(after([{ type: 'codeArrived', channel: 'alipay', code: '<form>' }])).toMatchObject({
      counting: true,
      endsAt: NOON + 1_800_000,
    });
  });
});

describe('an order whose time is over already', () => {
  it('is counted at once, so that it fails instead of waiting for ever', () => {
    expect(after([], { ...payment(), secondsLeft: 0 })).toMatchObject({ counting: true, endsAt: NOON });
  });
});

describe('choosing the other channel', () => {
  it('asks for a code the first time, and never again once there is one', () => {
    const chosen = after([
      { type: 'codeArrived', channel: 'alipay', code: '<form>' },
      { type: 'channelChosen', channel: 'wechat' },
    ]);
    expect(chosen).toMatchObject({ channel: 'wechat', codes: { wechat: { state: 'asking' } } });

    const back = nextPayment(chosen, { type: 'channelChosen', channel: 'alipay' });
    expect(back).toMatchObject({
      channel: 'alipay',
      codes: { alipay: { state: 'shown', code: '<form>' }, wechat: { state: 'asking' } },
    });
  });

  it('asks anew where a code was refused', () => {
    const sentence = '合作服务暂时不可用，请稍后再试';
    const refused = after([{ type: 'codeRefused', channel: 'alipay', sentence }]);
    expect(refused.codes.alipay).toEqual({ state: 'refused', sentence });
    expect(refused.counting).toBe(false);
    const again = [
      { type: 'channelChosen', channel: 'wechat' },
      { type: 'channelChosen', channel: 'alipay' },
    ] as const;
    expect(again.reduce(nextPayment, refused).codes.alipay).toEqual({ state: 'asking' });
  });
});

describe('a code that does not work any more', () => {
  it('is asked for again, of the chosen channel, while the countdown goes on', () => {
    const refreshed = after([
      { type: 'codeArrived', channel: 'alipay', code: '<form>' },
      { type: 'codeWantedAgain' },
    ]);
    expect(refreshed).toMatchObject({ counting: true, codes: { alipay: { state: 'asking' } } });
  });
});

describe('the end of a payment', () => {
  it('is failure when the time runs out', () => {
    expect(after([{ type: 'timeRanOut' }]).phase).toBe('failed');
  });

  it('is success when the order is paid, and stays so', () => {
    expect(after([{ type: 'paid' }, { type: 'timeRanOut' }]).phase).toBe('succeeded');
  });

  it('is success even when the money came in the last second', () => {
    expect(after([{ type: 'timeRanOut' }, { type: 'paid' }]).phase).toBe('succeeded');
  });

  it('starts over with a new order: awaiting, Alipay, no codes, full time', () => {
    const later = NOON + 1_800_000;
    const again = { ...payment(), outTradeNo: '179000000000099900001' };
    expect(
      after([
        { type: 'channelChosen', channel: 'wechat' },
        { type: 'timeRanOut' },
        { type: 'begun', payment: again, now: later },
      ]),
    ).toEqual(beginPayment(again, later));
  });
});
