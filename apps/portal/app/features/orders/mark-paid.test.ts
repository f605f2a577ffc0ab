import { describe, expect, it } from 'vitest';
import { withPaid } from './mark-paid.ts';

const unpaid = (orderNo: string) => ({
  orderNo,
  status: 0 as const,
  statusLabel: '待付款',
  expireTime: '2026-11-15 12:30:00',
  cancelable: true,
});

describe('an order paid from the list', () => {
  it('has status 1 and the label 已付款, and no other row changes', () => {
    const [first, second] = withPaid([unpaid('1'), unpaid('2')], '2', 'repair');
    expect(first).toEqual(unpaid('1'));
    expect(second).toEqual({
      orderNo: '2',
      status: 1,
      statusLabel: '已付款',
      expireTime: null,
      cancelable: false,
    });
  });
});
