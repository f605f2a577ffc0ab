import { describe, expect, it } from 'vitest';
import { optionFor, rangeOf, rangeWords } from './range-option.ts';

describe('ranges to choose from', () => {
  it('may be open at either end', () => {
    expect(rangeOf('5-10')).toEqual([5, 10]);
    expect(rangeOf('-5')).toEqual([null, 5]);
    expect(rangeOf('50-')).toEqual([50, null]);
  });

  it('are said in words', () => {
    expect(rangeWords([5, 10], '万')).toBe('5–10 万');
    expect(rangeWords([null, 5], '万')).toBe('5 万以下');
    expect(rangeWords([0, 3], '年', '以内')).toBe('3 年以内');
    expect(rangeWords([50, null], '万')).toBe('50 万以上');
  });

  it('are recognised when the address holds one, and not when it holds another', () => {
    const options = [{ value: '-5' }, { value: '5-10' }];
    expect(optionFor(options, [5, 10])?.value).toBe('5-10');
    expect(optionFor(options, [6, 10])).toBeUndefined();
  });
});
