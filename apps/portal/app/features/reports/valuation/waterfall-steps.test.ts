import { describe, expect, it } from 'vitest';
import { waterfallOf } from './waterfall-steps.ts';

const factor = (name: string, amount: number) => ({
  name,
  amount,
  effect: Math.sign(amount) as -1 | 0 | 1,
  remark: '',
});

describe('the waterfall of a price', () => {
  it('leads from the start over each factor to the price', () => {
    const { steps } = waterfallOf({
      evalPrice: 9.76,
      guidePrice: 16.39,
      factors: [factor('里程', -0.28), factor('城市', 0.12), factor('颜色', 0)],
    });
    expect(steps.map(({ name, to, kind }) => [name, to, kind])).toEqual([
      ['基准价', 9.92, 'start'],
      ['里程', 9.64, 'down'],
      ['城市', 9.76, 'up'],
      ['颜色', 9.76, 'none'],
      ['个人交易价', 9.76, 'end'],
    ]);
  });

  it('names the new price where it starts there', () => {
    const { steps } = waterfallOf({ evalPrice: 9, guidePrice: 16, factors: [factor('车龄', -7)] });
    expect(steps[0]).toMatchObject({ name: '新车指导价', to: 16 });
  });

  it('starts where the report says', () => {
    const { steps } = waterfallOf({
      evalPrice: 9.76,
      guidePrice: 16.39,
      startPrice: 10.04,
      startLabel: '同款同龄均价',
      factors: [factor('里程', -0.28)],
    });
    expect(steps.map(({ name, to }) => [name, to])).toEqual([
      ['同款同龄均价', 10.04],
      ['里程', 9.76],
      ['个人交易价', 9.76],
    ]);
  });

  it('begins its axis below everything, never below nothing', () => {
    expect(
      waterfallOf({ evalPrice: 9.76, guidePrice: 16, factors: [factor('里程', -0.28)] }).floor,
    ).toBeLessThan(9.76);
    expect(waterfallOf({ evalPrice: 1, guidePrice: 16, factors: [factor('车龄', -15)] }).floor).toBe(0);
  });
});
