import { expect, it } from 'vitest';
import { momentWords, whenWords } from './when-words.ts';

/** In Beijing it is already the first of January. */
const NOW = new Date('2026-12-31T17:00:00Z');

it.each([
  ['2027-01-01 00:40:00', '今天 00:40', '今天 00:40'],
  ['2027-03-02 09:05:11', '03-02', '03-02 09:05'],
  ['2026-12-31 23:59:59', '2026-12-31', '2026-12-31 23:59'],
])('%s is %s, and to the minute %s', (time, day, minute) => {
  expect(whenWords(time, NOW)).toBe(day);
  expect(momentWords(time, NOW)).toBe(minute);
});
