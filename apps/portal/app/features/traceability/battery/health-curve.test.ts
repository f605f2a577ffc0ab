import { describe, expect, it } from 'vitest';
import { forecastOf, lossAYear, presentLife, yearOfDay } from './health-curve.ts';

const health = [
  { date: '2020-01-01', soh: 100, measured: false },
  { date: '2022-01-01', soh: 94, measured: true },
  { date: '2024-01-01', soh: 88, measured: true },
];
const lives = [
  { life: 'car' as const, from: '2020-03-01', to: null, limit: 80 },
  { life: 'secondUse' as const, from: null, to: null, limit: 60 },
];

describe('the health of a battery', () => {
  it('loses so many points a year, and goes on like that to the limit of its life', () => {
    expect(lossAYear(health)).toBeCloseTo(3, 1);
    const forecast = forecastOf({ health, lives });
    expect(forecast?.limit).toBe(80);
    expect(forecast?.year).toBeCloseTo(2026.67, 1);
    expect(forecast?.from).toBeLessThan(forecast?.year ?? 0);
  });

  it('is not foretold without a life that has a limit, below the limit, or from one day', () => {
    expect(forecastOf({ health, lives: [] })).toBeNull();
    expect(
      forecastOf({ health: [...health, { date: '2026-01-01', soh: 79, measured: true }], lives }),
    ).toBeNull();
    expect(lossAYear(health.slice(0, 1))).toBeNull();
  });

  it('belongs to the life that has begun and not ended', () => {
    expect(presentLife(lives)?.life).toBe('car');
    expect(yearOfDay('2024-07-01')).toBeCloseTo(2024.5, 1);
  });
});
