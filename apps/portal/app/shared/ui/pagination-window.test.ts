import { describe, expect, it } from 'vitest';
import { clampPage, pageCountOf, paginationWindow } from './pagination-window.ts';

const shown = (page: number, pageCount: number) =>
  paginationWindow(page, pageCount)
    .map((slot) => (typeof slot === 'number' ? slot : '…'))
    .join(' ');

describe('the page numbers shown', () => {
  it('are all of them while they fit', () => {
    expect(shown(1, 1)).toBe('1');
    expect(shown(4, 7)).toBe('1 2 3 4 5 6 7');
  });

  it.each([
    [1, '1 2 3 4 5 … 107'],
    [4, '1 2 3 4 5 … 107'],
    [5, '1 … 4 5 6 … 107'],
    [50, '1 … 49 50 51 … 107'],
    [103, '1 … 102 103 104 … 107'],
    [104, '1 … 103 104 105 106 107'],
    [107, '1 … 103 104 105 106 107'],
  ])('around page %i', (page, expected) => {
    expect(shown(page, 107)).toBe(expected);
  });

  it('always contain the current page and never skip a single one', () => {
    for (let page = 1; page <= 30; page += 1) {
      const slots = paginationWindow(page, 30);
      expect(slots).toContain(page);
      expect(slots).toHaveLength(7);
      slots.forEach((slot, index) => {
        const [before, after] = [slots[index - 1], slots[index + 1]];
        if (typeof slot === 'string') expect(Number(after) - Number(before)).toBeGreaterThan(2);
      });
    }
  });
});

it('an empty list has one page', () => {
  expect(pageCountOf(0, 12)).toBe(1);
  expect(pageCountOf(12, 12)).toBe(1);
  expect(pageCountOf(13, 12)).toBe(2);
});

it('a page that does not exist becomes the nearest one', () => {
  expect(clampPage(0, 9)).toBe(1);
  expect(clampPage(99, 9)).toBe(9);
  expect(clampPage(3.7, 9)).toBe(3);
});
