import { describe, expect, it } from 'vitest';
import {
  ORDER_STATUSES,
  type OrderStatus,
  orderStatusCode,
  orderStatusesBefore,
  orderStatusLabel,
  orderStatusOfCode,
  SERVICE_NAMES,
  SERVICES,
  serviceOfCategory,
  serviceOfOrderType,
} from './orders.ts';

const leadsTo = (from: OrderStatus): OrderStatus[] =>
  ORDER_STATUSES.filter((next) => orderStatusesBefore(next).includes(from));

describe('the way of an order', () => {
  it('is paid once, then served and finished, or the money goes back', () => {
    expect(leadsTo('unpaid')).toEqual(['paid', 'canceled']);
    expect(leadsTo('paid')).toEqual(['inService', 'refunding']);
    expect(leadsTo('inService')).toEqual(['completed', 'refunding']);
    expect(leadsTo('refunding')).toEqual(['refunded']);
  });

  it.each(['completed', 'canceled', 'refunded'] as const)('ends at %s', (end) => {
    expect(leadsTo(end)).toEqual([]);
  });

  it('has the numbers the specification fixes', () => {
    expect(ORDER_STATUSES.map(orderStatusCode)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(orderStatusOfCode(1)).toBe('paid');
    expect(orderStatusLabel('paid', 'repair')).toBe('已付款');
    expect(orderStatusLabel('inService', 'inspection')).toBe('检测中');
    expect(orderStatusLabel('inService', 'battery')).toBe('报告生成中');
  });
});

describe('the five services', () => {
  it('are found by their order type and by their category', () => {
    for (const service of SERVICE_NAMES) {
      expect(serviceOfOrderType(SERVICES[service].orderType)).toBe(service);
      expect(serviceOfCategory(SERVICES[service].categoryId)).toBe(service);
    }
    expect(serviceOfCategory('1')).toBeUndefined();
  });
});
