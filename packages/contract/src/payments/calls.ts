import { PHONE_WAYS } from '@cheyantong/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { dateTimeText, text } from '../fields.ts';
import { cents, orderNo, payChannel } from '../order-fields.ts';

const payParams = z.object({
  outTradeNo: orderNo,
  amount: cents,
  channel: payChannel,
  paymentUrl: text(4000).nullable().optional(),
});

const payment = z.object({
  outTradeNo: orderNo,
  amount: cents,
  channel: payChannel,
  paymentUrl: z.string().nullable(),
  orderSn: orderNo,
  orderNo,
  payTitle: z.string(),
  serviceLabel: z.string().describe('what is bought, and from whom'),
  vehicleLabel: z.string().nullable(),
  refundRule: z.string(),
  expireTime: dateTimeText,
  /** The visitor's clock may be wrong; what is left is not. */
  secondsLeft: z.int(),
});

export type PayParams = z.input<typeof payParams>;
export type Payment = z.output<typeof payment>;

const member = { access: 'member', method: 'POST' } as const;

export const openPayment = defineCall({
  ...member,
  path: 'oms-boot/app-api/v1/orders/payment',
  failure: 'toast',
  summary: '打开或重新打开一笔未付订单的支付',
  body: z.object({ orderSn: orderNo, channel: payChannel.optional() }),
  data: payment,
});

export const createPayCode = defineCall({
  ...member,
  path: 'oms-boot/app-api/v1/orders/htmlPay',
  failure: 'silent',
  failuresOn200: true,
  summary: '取支付宝页面或微信二维码链接',
  body: payParams,
  data: z.string(),
});

export const openPhonePayment = defineCall({
  ...member,
  path: 'oms-boot/app-api/v1/orders/phonePay',
  failure: 'silent',
  failuresOn200: true,
  summary: '在本机付款：取打开支付宝或微信的地址',
  body: payParams
    .pick({ outTradeNo: true, amount: true })
    .extend({ way: z.enum(PHONE_WAYS).describe('wap: 支付宝; h5: 微信') }),
  data: z.object({ url: z.string() }),
});

export const createMiniPayment = defineCall({
  ...member,
  path: 'oms-boot/app-api/v1/orders/miniPay',
  failure: 'silent',
  failuresOn200: true,
  summary: '在小程序里付款：取 wx.requestPayment 的参数',
  body: payParams.pick({ outTradeNo: true, amount: true }),
  data: z.object({
    timeStamp: z.string(),
    nonceStr: z.string(),
    package: z.string(),
    signType: z.literal('RSA'),
    paySign: z.string(),
  }),
});

export const pollOrder = defineCall({
  access: 'member',
  method: 'GET',
  path: 'oms-boot/app-api/v1/orders/pollingOrder/:orderNo',
  failure: 'silent',
  failuresOn200: true,
  summary: '是否已付款',
  params: z.object({ orderNo }),
  data: z.boolean(),
});
