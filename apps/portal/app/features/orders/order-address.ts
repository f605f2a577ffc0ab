import { type OrderType, SERVICES, serviceOfOrderType } from '@cheyantong/domain';
import { PAGES } from '../../pages.ts';

const ofOrder = (orderType: OrderType, orderNo: string): string =>
  new URLSearchParams({ orderType: String(orderType), orderNo }).toString();

/** The page of one order. */
export const orderAddress = (orderType: OrderType, orderNo: string): string =>
  `${PAGES.orderDetail.path}?${ofOrder(orderType, orderNo)}`;

/** The page its report is read on. */
export const reportAddress = (orderType: OrderType, orderNo: string): string =>
  `${SERVICES[serviceOfOrderType(orderType)].reportPath}?${ofOrder(orderType, orderNo)}`;
