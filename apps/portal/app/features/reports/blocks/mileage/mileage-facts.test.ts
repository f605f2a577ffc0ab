import { describe, expect, it } from 'vitest';
import { isBelowEarlier, yearlyKilometres } from './mileage-facts.ts';

const point = (date: string, km: number) => ({ date, km, label: null });

describe('mileage readings', () => {
  it('give kilometres a year', () => {
    expect(yearlyKilometres([point('2022-01-01', 0), point('2024-01-01', 20_000)])).toBe(10_007);
  });

  it('say nothing when they lie too close together', () => {
    expect(yearlyKilometres([point('2022-01-01', 0), point('2022-03-01', 2_000)])).toBeNull();
    expect(yearlyKilometres([])).toBeNull();
  });

  it('are suspect where they run backwards', () => {
    const points = [point('2022-01-01', 100), point('2023-01-01', 60_000), point('2024-01-01', 30_000)];
    expect(points.map((_, index) => isBelowEarlier(points, index))).toEqual([false, false, true]);
  });
});
