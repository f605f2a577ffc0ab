import { describe, expect, it } from 'vitest';
import { boxAfterKey, codeAfterKey, codeWith, digitsOf } from './code-editing.ts';

describe('a code in boxes', () => {
  it('takes digits where they are typed, over what stood there', () => {
    expect(codeWith('1234', 1, '9', 6)).toBe('1934');
    expect(codeWith('12', 4, '5', 6)).toBe('125');
    expect(codeWith('12', 0, '9876543', 6)).toBe('987654');
    expect(digitsOf('４ 8a')).toBe('48');
  });

  it.each([
    ['Backspace', 1, '13', 0],
    ['Backspace', 3, '12', 2],
    ['Delete', 0, '23', 0],
    ['ArrowLeft', 1, '123', 0],
    ['ArrowRight', 1, '123', 2],
    ['Home', 2, '123', 0],
    ['End', 0, '123', 3],
    ['2', 1, '123', 2],
  ])('with %s in box %i of 123 is %s, and goes on in box %i', (key, place, code, next) => {
    expect(codeAfterKey('123', place, key)).toBe(code);
    expect(boxAfterKey(key, place, '123', 6)).toBe(next);
  });

  it('leaves other keys to the browser', () => {
    expect(boxAfterKey('7', 1, '123', 6)).toBeUndefined();
    expect(boxAfterKey('Tab', 1, '123', 6)).toBeUndefined();
  });
});
