import { describe, expect, it } from 'vitest';
import { durationWords, pricesText, priceText, shareWords } from './offer-words.ts';

describe('figures of an offer', () => {
  it('writes a price without empty cents', () => {
    expect([29900, 1990, 5].map(priceText)).toEqual(['299', '19.90', '0.05']);
  });

  it('writes between which prices a service is offered', () => {
    expect(pricesText({ from: 2900, to: 5900 })).toBe('29–59');
    expect(pricesText({ from: 2900, to: 2900 })).toBe('29');
  });

  it('writes a duration in the unit people think in', () => {
    expect([0, 12, 59, 60, 150, 1440, 4000].map(durationWords)).toEqual([
      '约 1 分钟',
      '约 12 分钟',
      '约 59 分钟',
      '约 1 小时',
      '约 3 小时',
      '约 1 天',
      '约 3 天',
    ]);
  });

  it('writes a share with one decimal, on whatever page', () => {
    expect(shareWords(0.9677)).toBe('96.8%');
  });
});
