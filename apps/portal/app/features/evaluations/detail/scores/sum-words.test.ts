import { expect, test } from 'vitest';
import { sumWords } from './sum-words.ts';

test('the sum is written out and adds up, whatever binary fractions make of it', () => {
  const areas = [34.66, 16.89, 15.23, 16.72].map((points) => ({ points }));
  expect(sumWords(areas, 83.5)).toBe('总分是各项得分之和：34.66 + 16.89 + 15.23 + 16.72 = 83.50');
});

test('a total that was rounded says so', () => {
  expect(sumWords([{ points: 40.13 }, { points: 33.32 }], 73.5)).toBe(
    '总分是各项得分之和：40.13 + 33.32 = 73.45，取一位小数 73.5',
  );
});
