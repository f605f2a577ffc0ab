import { describe, expect, it } from 'vitest';
import { initialOf } from './initial.ts';

describe('the letter a brand is filed under', () => {
  it.each([
    ['大众', 'D'],
    ['长安', 'C'],
    ['路特斯', 'L'],
    ['名爵', 'M'],
    ['日产', 'R'],
    ['三菱', 'S'],
    ['特斯拉', 'T'],
    ['埃安', 'A'],
    ['众泰', 'Z'],
    ['smart', 'S'],
    ['212', '#'],
  ])('of %s is %s', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });
});
