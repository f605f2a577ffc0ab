import { ORDER_STATUSES, orderStatusCode, orderStatusLabel, serviceOfOrderType } from '@cheyantong/domain';
import type { OrdersQuery } from './orders-query.ts';

const ANY_STATUS = 'any';

/** Between services the third status has no word of its own: an inspection is done, a report is made. */
export function statusOptions(orderType: OrdersQuery['orderType']) {
  return [
    { value: ANY_STATUS, label: '全部状态' },
    ...ORDER_STATUSES.map((status) => ({
      value: String(orderStatusCode(status)),
      label:
        orderType === undefined && status === 'inService'
          ? '进行中'
          : orderStatusLabel(status, serviceOfOrderType(orderType ?? 0)),
    })),
  ];
}

export const statusOption = (status: OrdersQuery['status']): string => String(status ?? ANY_STATUS);

export const statusOfOption = (option: string): OrdersQuery['status'] =>
  ORDER_STATUSES.map(orderStatusCode).find((code) => String(code) === option);
