import { describe, expect, it } from 'vitest';
import { centsFromYuan, yuanText } from './money.ts';

describe('amounts', () => {
  it.each([
    [0, '0.00'],
    [7, '0.07'],
    [1990, '19.90'],
    [123_456_789, '1234567.89'],
    [-250, '-2.50'],
  ])('%i cents are %s yuan', (cents, yuan) => {
    expect(yuanText(cents)).toBe(yuan);
  });

  it.each([
    ['19.9', 1990],
    ['19.90', 1990],
    ['0.29', 29],
    ['1.1', 110],
    ['299', 29_900],
  ])('%s yuan are %i cents', (yuan, cents) => {
    expect(centsFromYuan(yuan)).toBe(cents);
  });

  it.each(['', '1.', '-1', '1.234', '1,000', 'NaN', '1e3'])('"%s" is no amount', (text) => {
    expect(centsFromYuan(text)).toBeNull();
  });
});
