import { describe, expect, it } from 'vitest';
import {
  beijingDay,
  beijingHour,
  beijingMidnight,
  beijingYear,
  dateOfDay,
  dateTimeText,
  dayAfter,
  daysBetween,
  dottedMonth,
  isDay,
  minuteOf,
  momentOf,
  monthAfter,
  monthsLater,
  monthsOf,
  rfc3339,
  yearsBetween,
} from './index.ts';

/** In Greenwich it is still last year. */
const newYear = new Date('2025-12-31T16:00:00Z');

describe('the clock of Beijing', () => {
  it('turns the day and the year eight hours before Greenwich', () => {
    expect(dateTimeText(newYear)).toBe('2026-01-01 00:00:00');
    expect([beijingDay(newYear), beijingYear(newYear), beijingHour(newYear)]).toEqual([
      '2026-01-01',
      2026,
      0,
    ]);
    expect(beijingDay(new Date(newYear.getTime() - 1))).toBe('2025-12-31');
    expect(beijingMidnight('2026-01-01')).toEqual(newYear);
    expect(rfc3339(newYear)).toBe('2026-01-01T00:00:00+08:00');
  });

  it('reads what it has written', () => {
    expect(momentOf('2026-01-01 00:00:00')).toEqual(newYear);
    expect(momentOf(dateTimeText(new Date('2024-02-29T15:59:59Z')))).toEqual(
      new Date('2024-02-29T15:59:59Z'),
    );
    expect(minuteOf('2026-01-01 00:00:59')).toBe('2026-01-01 00:00');
  });

  it.each([
    '',
    '2026-01-01',
    '2026-01-01T00:00:00',
    '2025-02-29 10:00:00',
    '2026-13-01 10:00:00',
    '2026-01-01 24:00:00',
  ])('takes %j for no moment', (text) => {
    expect(momentOf(text)).toBeNull();
  });
});

describe('days', () => {
  it.each(['2024-02-29', '2000-02-29', '2025-12-31'])('%s exists', (day) => expect(isDay(day)).toBe(true));

  it.each(['2025-02-29', '1900-02-29', '2025-04-31', '2025-00-10', '2025-1-1', '2025-01', 'today'])(
    '%s does not',
    (text) => expect(isDay(text)).toBe(false),
  );

  it('follow each other over the ends of months, leap years and years', () => {
    expect(dayAfter('2024-02-28')).toBe('2024-02-29');
    expect(dayAfter('2025-02-28')).toBe('2025-03-01');
    expect(dayAfter('2025-12-31')).toBe('2026-01-01');
    expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31');
    expect(dayAfter('2024-12-31', 366)).toBe('2026-01-01');
  });

  it('lie so many apart, and never less than none', () => {
    expect(daysBetween(dateOfDay('2024-02-01'), dateOfDay('2024-03-01'))).toBe(29);
    expect(daysBetween(dateOfDay('2024-03-01'), dateOfDay('2024-02-01'))).toBe(0);
    expect(yearsBetween(dateOfDay('2020-01'), dateOfDay('2024-01'))).toBe(4);
  });
});

describe('months', () => {
  it('keep the day, or take the last one a shorter month has', () => {
    expect(monthsLater('2024-01-31', 1)).toBe('2024-02-29');
    expect(monthsLater('2025-01-31', 1)).toBe('2025-02-28');
    expect(monthsLater('2024-02-29', 12)).toBe('2025-02-28');
    expect(monthsLater('2024-03-31', -1)).toBe('2024-02-29');
    expect(monthsLater('2025-11-30', 3)).toBe('2026-02-28');
    expect(monthsLater('2025-06-15', 0)).toBe('2025-06-15');
  });

  it('turn the year in both directions', () => {
    expect(monthAfter('2025-12', 1)).toBe('2026-01');
    expect(monthAfter('2025-01', -1)).toBe('2024-12');
    expect(monthAfter('2025-04', -27)).toBe('2023-01');
  });

  it('do not go back beyond year 1', () => {
    expect(monthsLater('2025-04-05', -100_000)).toBe('0001-01-05');
  });

  it('are counted with parts for days', () => {
    expect(monthsOf('2025-01')).toBe(2025 * 12);
    expect(monthsOf('2025-02-01') - monthsOf('2024-12')).toBe(2);
    expect(monthsOf('2025-01-31')).toBeLessThan(monthsOf('2025-02'));
    expect(dottedMonth('2025-04-30')).toBe('2025.04');
  });
});
