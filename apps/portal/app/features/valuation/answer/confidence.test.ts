import { describe, expect, it } from 'vitest';
import { confidenceOf } from './confidence.ts';

describe('the confidence in a price', () => {
  it('falls as such cars lie further apart', () => {
    const words = [
      [9.5, 10.5],
      [9, 11],
      [8.5, 11.5],
      [8, 12.5],
      [5, 12],
    ].map(([lowPrice = 0, highPrice = 0]) => confidenceOf({ lowPrice, highPrice }));
    expect(words).toEqual([
      { level: 5, words: '高' },
      { level: 4, words: '较高' },
      { level: 3, words: '中等' },
      { level: 2, words: '较低' },
      { level: 1, words: '低' },
    ]);
  });
});
