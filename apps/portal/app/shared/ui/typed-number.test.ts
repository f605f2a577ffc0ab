import { describe, expect, it } from 'vitest';
import { asNumberText, numberFromText } from './typed-number.ts';

const LIMITS = { min: 0, max: 100, decimals: 2 };

describe('a number that is typed', () => {
  it.each([
    ['3.2', 3.2],
    ['３．２', 3.2],
    ['3。2', 3.2],
    ['3.257 万公里', 3.26],
    ['250', 100],
    ['-4', 0],
    ['', null],
    ['万', null],
    ['-', undefined],
    ['3.2.1', undefined],
  ])('%j is %j', (typed, number) => {
    expect(numberFromText(asNumberText(typed), LIMITS)).toBe(number);
  });
});
