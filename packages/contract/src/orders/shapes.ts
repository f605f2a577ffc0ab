import { z } from 'zod';
import { dateText, dateTimeText, day, id, pageQuery, wan, words } from '../fields.ts';
import { cents, orderNo, orderStatus, orderType, payChannel, reportStatus } from '../order-fields.ts';
import { orderItem, outlet, serviceInfo } from '../purchase/shapes.ts';

export const orderQuery = z.object({
  ...pageQuery,
  orderType: orderType.optional(),
  status: orderStatus.optional(),
  keywords: words(40).optional().describe('order number, VIN, car or provider'),
  beginDate: day.optional(),
  endDate: day.optional(),
});

export const orderRow = z.object({
  id,
  orderSn: orderNo,
  orderNo,
  outTradeNo: orderNo,
  orderType,
  orderTypeLabel: z.string(),
  status: orderStatus,
  statusLabel: z.string(),
  totalAmount: cents,
  paymentAmount: cents,
  amount: cents.describe('the same as paymentAmount, for the payment dialog'),
  channel: payChannel.nullable(),
  paymentUrl: z.string().nullable(),
  paymentMethodLabel: z.string().nullable(),
  totalQuantity: z.int(),
  orderItems: z.array(orderItem),
  providerName: z.string(),
  vehicleName: z.string().nullable(),
  vinMasked: z.string().nullable(),
  reportStatus,
  reportCode: z.string().nullable(),
  createTime: dateTimeText,
  payTime: dateTimeText.nullable(),
  expireTime: dateTimeText.nullable().describe('only while unpaid'),
  cancelable: z.boolean(),
  cancelRule: z.string().describe('what canceling means for the money'),
  certified: z.enum(['personal', 'company']).nullable().describe('as whom its member is certified today'),
  sourceLabel: z.string(),
  remark: z.string().nullable(),
});

const refund = z.object({
  refundNo: z.string(),
  amount: cents,
  channelLabel: z.string(),
  reason: z.string(),
  statusLabel: z.string(),
  createTime: dateTimeText,
  doneTime: dateTimeText.nullable(),
});

export const orderDetail = orderRow.extend({
  orderStatus,
  orderStatusLabel: z.string(),
  serviceInfo: serviceInfo.partial().extend({
    contactPhone: z.string().optional(),
    recordDate: z.string().optional(),
    mileage: wan.optional(),
  }),
  timeline: z.array(
    z.object({
      status: orderStatus,
      label: z.string(),
      time: dateTimeText,
      actor: z.string(),
      remark: z.string().nullable(),
    }),
  ),
  cancelReason: z.string().nullable(),
  finishTime: dateTimeText.nullable(),
  transactionId: z.string().nullable(),
  refunds: z.array(refund).describe('also of a second or late payment'),
});

const period = z.enum(['上午', '下午']).nullable();

export const detectOrderRow = orderRow.extend({
  outletId: id,
  outletName: z.string(),
  outletAddress: z.string(),
  outletPhone: z.string(),
  appointDate: dateText,
  appointPeriod: period,
});

export const detectOrderDetail = orderDetail.extend({
  outlet,
  appointDate: dateText,
  appointPeriod: period,
  inspector: z.string().nullable(),
});

export const orderMoved = z.object({ orderNo, status: orderStatus, statusLabel: z.string() });

export type OrderRow = z.output<typeof orderRow>;
export type OrderDetail = z.output<typeof orderDetail>;
export type DetectOrderRow = z.output<typeof detectOrderRow>;
export type DetectOrderDetail = z.output<typeof detectOrderDetail>;
export type OrderQuery = z.output<typeof orderQuery>;
export type OrderMoved = z.output<typeof orderMoved>;
