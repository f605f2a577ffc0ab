import { describe, expect, it } from 'vitest';
import { priceAxis } from './price-axis.ts';

describe('the axis of prices', () => {
  it('has round ticks around every price', () => {
    const { ticks, place } = priceAxis([8.86, 9.76, 10.96]);
    expect(ticks).toEqual([8.5, 9, 9.5, 10, 10.5, 11]);
    expect(place(8.5)).toBeCloseTo(0);
    expect(place(9.75)).toBeCloseTo(50);
    expect(place(11)).toBeCloseTo(100);
  });

  it('stands even for a single price', () => {
    expect(priceAxis([10]).ticks).toEqual([10, 10.1]);
  });
});
