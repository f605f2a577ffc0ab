import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { pageOf, words } from '../fields.ts';
import { orderNo } from '../order-fields.ts';
import {
  detectOrderDetail,
  detectOrderRow,
  orderDetail,
  orderMoved,
  orderQuery,
  orderRow,
} from './shapes.ts';

export type {
  DetectOrderDetail,
  DetectOrderRow,
  OrderDetail,
  OrderMoved,
  OrderQuery,
  OrderRow,
} from './shapes.ts';

const member = { access: 'member', failure: 'toast' } as const;
const vehicle = 'vehicle-boot/api/v1/vehicle' as const;
const cancelReason = words(200).optional();

export const getOrder = defineCall({
  ...member,
  failure: 'caller',
  method: 'GET',
  path: 'oms-boot/app-api/v1/orders/detail/:orderNo',
  summary: '订单详情',
  params: z.object({ orderNo }),
  data: orderDetail,
});

export const listOrders = defineCall({
  ...member,
  failure: 'caller',
  method: 'POST',
  path: 'oms-boot/app-api/v1/orders',
  summary: '我的订单',
  body: orderQuery,
  data: pageOf(orderRow),
});

export const cancelOrder = defineCall({
  ...member,
  method: 'PUT',
  path: 'oms-boot/app-api/v1/orders/cancel',
  summary: '取消未付款的订单',
  query: z.object({ id: orderNo, cancelReason }),
  data: orderMoved,
});

export const getDetectOrder = defineCall({
  ...member,
  failure: 'caller',
  method: 'GET',
  path: `${vehicle}/detect/order/detail/:orderNo`,
  summary: '检测订单详情，含检测点与预约',
  params: z.object({ orderNo }),
  data: detectOrderDetail,
});

export const listDetectOrders = defineCall({
  ...member,
  failure: 'caller',
  method: 'POST',
  path: `${vehicle}/detect/order/list`,
  summary: '我的检测订单',
  body: orderQuery,
  data: pageOf(detectOrderRow),
});

export const cancelDetectOrder = defineCall({
  ...member,
  method: 'POST',
  path: `${vehicle}/detect/cancel`,
  summary: '取消检测订单；已付款的在预约日之前原路退款',
  body: z.object({ orderNo, cancelReason }),
  data: orderMoved,
});

export const getReportOrder = defineCall({
  ...member,
  failure: 'caller',
  method: 'GET',
  path: `${vehicle}/maintenance/order/detail/:orderSn`,
  summary: '维修、出险、电池报告的订单详情',
  params: z.object({ orderSn: orderNo }),
  data: orderDetail,
});

export const listReportOrders = defineCall({
  ...member,
  failure: 'caller',
  method: 'POST',
  path: `${vehicle}/maintenance/order/list`,
  summary: '我的维修（默认）、出险或电池报告订单',
  body: orderQuery,
  data: pageOf(orderRow),
});

export const getValuationOrder = defineCall({
  ...member,
  failure: 'silent',
  failuresOn200: true,
  method: 'GET',
  path: `${vehicle}/valuation/serviceOrder/orderDetail/:orderNo`,
  summary: '估值订单详情；还没有时 data 为 null',
  params: z.object({ orderNo }),
  data: orderDetail.nullable(),
});

export const listValuationOrders = defineCall({
  ...member,
  failure: 'caller',
  method: 'POST',
  path: `${vehicle}/valuation/serviceOrder/list`,
  summary: '我的估值订单',
  body: orderQuery,
  data: pageOf(orderRow),
});
