import { orderStatusCode } from '@cheyantong/domain';
import { describe, expect, it } from 'vitest';
import { stepsOf } from './status-words.ts';

describe('how far an order is', () => {
  it.each([
    ['unpaid', 1],
    ['paid', 2],
    ['inService', 2],
    ['completed', 4],
  ] as const)('when it is %s', (status, current) => {
    expect(stepsOf({ orderType: 2, status: orderStatusCode(status) })).toEqual({
      names: ['下单', '付款', '生成', '完成'],
      current,
    });
  });

  it('is not told of one that was canceled or paid back', () => {
    expect(stepsOf({ orderType: 2, status: orderStatusCode('canceled') })).toBeNull();
    expect(stepsOf({ orderType: 2, status: orderStatusCode('refunding') })).toBeNull();
  });

  it('calls an inspection by its name', () => {
    expect(stepsOf({ orderType: 0, status: orderStatusCode('paid') })?.names).toContain('检测');
  });
});
