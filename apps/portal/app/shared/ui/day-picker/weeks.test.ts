import { expect, it } from 'vitest';
import { dayByKey, weeksOf } from './weeks.ts';

it('lays a month out in weeks that begin on Monday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
});

it('needs four weeks for a February that begins on a Monday', () => {
  expect(weeksOf('2027-02').flat()).toHaveLength(28);
});

it('goes by day and by week, over the end of a month too', () => {
  expect(dayByKey('2026-11-30', 'ArrowRight')).toBe('2026-12-01');
  expect(dayByKey('2026-11-03', 'ArrowUp')).toBe('2026-10-27');
  expect(dayByKey('2026-11-03', 'Enter')).toBeNull();
});
