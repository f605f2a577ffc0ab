import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { id, text } from '../fields.ts';
import { orderNo, orderType } from '../order-fields.ts';
import { coverageAnswer, openCity, orderConfirmation, orderSubmitForm, outlet } from './shapes.ts';

export type {
  CoverageAnswer,
  OpenCity,
  OrderConfirmation,
  OrderItem,
  OrderSubmitForm,
  Outlet,
  ServiceInfo,
} from './shapes.ts';

const vehicle = 'vehicle-boot/api/v1/vehicle' as const;

export const checkCoverage = defineCall({
  access: 'open',
  failure: 'caller',
  method: 'GET',
  path: `${vehicle}/coverage/:orderType/:vin`,
  summary: '付款之前：哪些服务商能查这辆车，需不需要发动机号',
  params: z.object({ orderType: z.coerce.number().pipe(orderType), vin: text(40) }),
  data: coverageAnswer,
});

export const listOutlets = defineCall({
  access: 'open',
  failure: 'caller',
  method: 'GET',
  path: `${vehicle}/detect/outlets`,
  summary: '一座城市里可预约的检测点',
  query: z.object({ cityCode: text(12), skuId: id.optional() }),
  data: z.array(outlet),
});

export const listOpenCities = defineCall({
  access: 'open',
  failure: 'caller',
  method: 'GET',
  path: `${vehicle}/detect/openCity`,
  summary: '已开通检测的城市',
  query: z.object({ provinceCode: text(12).optional() }),
  data: z.array(openCity),
});

export const confirmOrder = defineCall({
  access: 'member',
  failure: 'toast',
  method: 'POST',
  path: 'oms-boot/app-api/v1/orders/confirm',
  encoding: 'form',
  summary: '确认购买，取得一次性的下单凭据',
  body: z.object({ skuId: id }),
  data: orderConfirmation,
});

export const submitOrder = defineCall({
  access: 'member',
  failure: 'toast',
  method: 'POST',
  path: 'oms-boot/app-api/v1/orders/submit',
  summary: '提交订单，返回订单号',
  body: orderSubmitForm,
  data: orderNo,
});
