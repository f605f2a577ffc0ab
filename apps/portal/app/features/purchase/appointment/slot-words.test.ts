import { expect, it } from 'vitest';
import { dayWords } from './slot-words.ts';

it('names a day by date and weekday', () => {
  expect(dayWords('2026-11-08')).toBe('11月8日 周日');
  expect(dayWords('2026-11-18')).toBe('11月18日 周三');
});
