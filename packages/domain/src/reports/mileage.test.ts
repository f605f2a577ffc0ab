import { describe, expect, it } from 'vitest';
import { mileageSentence, yearlyKilometres } from './mileage.ts';

describe('mileage readings', () => {
  it('give kilometres a year', () => {
    const readings = [
      { date: '2022-01-01', km: 0 },
      { date: '2024-01-01', km: 20_000 },
    ];
    expect(yearlyKilometres(readings)).toBe(10_007);
  });

  it('say nothing when they lie too close together', () => {
    const readings = [
      { date: '2022-01-01', km: 0 },
      { date: '2022-03-01', km: 2_000 },
    ];
    expect(yearlyKilometres(readings)).toBeNull();
    expect(yearlyKilometres([])).toBeNull();
  });

  it('are told with the yearly mileage the report names, to the kilometre', () => {
    expect(mileageSentence({ suspect: false, yearlyKm: 12_268 })).toBe(
      '读数逐次增加，未见回调。年均 12,268 公里。',
    );
    expect(mileageSentence({ suspect: true, yearlyKm: null })).toMatch(/^读数前后矛盾/);
  });
});
