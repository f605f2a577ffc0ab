import { expect, test } from 'vitest';
import { groupedNumber } from './grouped-number.ts';

test('numbers are written as Intl writes them', () => {
  for (const decimals of [0, 2, 3]) {
    const { format } = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: decimals });
    for (const value of [0, 7, 999, 1000, 31_062, 1_234_567, 12.5, 1234.56, 0.125, -4321.5, 99_999.96])
      expect(groupedNumber(value, decimals)).toBe(format(value));
  }
});
