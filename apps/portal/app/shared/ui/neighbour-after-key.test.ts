import { describe, expect, it } from 'vitest';
import { neighbourAfterKey } from './neighbour-after-key.ts';

const after = (present: string, key: string) =>
  neighbourAfterKey(['a', 'b', 'c'], (item) => item === present, key);

describe('the key in a row of tabs', () => {
  it.each([
    ['a', 'ArrowRight', 'b'],
    ['c', 'ArrowRight', 'a'],
    ['b', 'ArrowLeft', 'a'],
    ['a', 'ArrowLeft', 'c'],
    ['b', 'Home', 'a'],
    ['b', 'End', 'c'],
    ['b', 'Enter', undefined],
  ])('from %s with %s leads to %s', (present, key, next) => {
    expect(after(present, key)).toBe(next);
  });
});
