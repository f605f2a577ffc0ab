import { describe, expect, it } from 'vitest';
import { outlookOf } from './outlook.ts';

describe('the outlook of a price', () => {
  it('tells where it will be and how much a month that is', () => {
    const trend = [
      { month: '2026-11', price: 9.76, forecast: 0 as const },
      ...Array.from({ length: 6 }, (_, index) => ({
        month: `2027-0${index + 1}`,
        price: 9.76 - 0.1 * (index + 1),
        forecast: 1 as const,
      })),
    ];
    expect(outlookOf(trend)).toEqual({ months: 6, price: expect.closeTo(9.16), perMonth: -1000 });
  });

  it('says nothing without a forecast', () => {
    expect(outlookOf([{ month: '2026-11', price: 9, forecast: 0 }])).toBeNull();
  });
});
