import { expect, test } from 'vitest';
import { allAlike, standingsOf } from './standings.ts';

test('the best is ahead by what it leads the next', () => {
  expect(standingsOf([83.5, 89.1], 0.8)).toEqual([{ kind: 'behind' }, { kind: 'best', lead: 5.6 }]);
});

test('below the repeatability nobody is ahead', () => {
  const standings = standingsOf([80.2, 79.8, 70], 1.2);
  expect(standings).toEqual([{ kind: 'tied', apart: 0.4 }, { kind: 'tied', apart: 0.4 }, { kind: 'behind' }]);
  expect(allAlike(standings)).toBe(false);
  expect(allAlike(standingsOf([80.2, 79.8], 1.2))).toBe(true);
});

test('a difference as large as the repeatability counts', () => {
  expect(standingsOf([83.8, 83], 0.8)).toEqual([{ kind: 'best', lead: 0.8 }, { kind: 'behind' }]);
});

test('a car alone in its edition is neither ahead nor behind', () => {
  expect(standingsOf([90], 0.8)).toEqual([{ kind: 'alone' }]);
});
