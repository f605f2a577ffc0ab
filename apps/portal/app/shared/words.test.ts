import { expect, it } from 'vitest';
import { longMonthWords, mileageWords, monthWords, shortCity, wanAmount, wanInterval } from './words.ts';

it('writes prices, distances, months and cities as people read them', () => {
  expect(wanAmount(16.9)).toBe('16.90');
  expect(wanInterval({ low: 9.5, high: 10.25 })).toBe('9.50 – 10.25');
  expect(mileageWords(3.14)).toBe('3.1 万公里');
  expect(mileageWords(0.05)).toBe('0.05 万公里');
  expect(monthWords('2022-03-15')).toBe('2022.3');
  expect(longMonthWords('2022-03')).toBe('2022 年 3 月');
  expect(shortCity('天津市')).toBe('天津');
});
