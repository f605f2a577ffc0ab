import { expect, it } from 'vitest';
import { isBelowEarlier } from './mileage-facts.ts';

const point = (date: string, km: number) => ({ date, km, label: null });

it('mileage readings are suspect where they run backwards', () => {
  const points = [point('2022-01-01', 100), point('2023-01-01', 60_000), point('2024-01-01', 30_000)];
  expect(points.map((_, index) => isBelowEarlier(points, index))).toEqual([false, false, true]);
});
