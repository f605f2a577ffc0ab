import { expect, test } from 'vitest';
import { readingsWords, repeatabilityWords, workingOf } from './working-words.ts';

const night = {
  curve: [
    [20, 0],
    [40, 1.5],
    [60, 4],
  ] as const,
  decimals: 0,
  unit: 'km/h',
  take: 'worst' as const,
  repeatability: 2.5,
};
const chest = {
  ...night,
  curve: [
    [35, 8],
    [60, 0],
  ] as const,
  decimals: 1,
  unit: 'mm',
};
const lane = {
  ...night,
  curve: [
    [-0.1, 0],
    [0.3, 4],
  ] as const,
  decimals: 2,
  unit: 'm',
};

test('between two knots the line is written out with this car’s numbers', () => {
  expect(workingOf(night, 45)).toEqual({
    sentence: '45 km/h 落在 40 与 60 之间，按直线计分：',
    formula: '1.5 + (4 − 1.5) × (45 − 40) ÷ (60 − 40) = 2.13',
  });
  expect(workingOf(chest, 38.6).formula).toBe('8 − (8 − 0) × (38.6 − 35) ÷ (60 − 35) = 6.85');
  expect(workingOf(lane, -0.02).formula).toBe('0 + (4 − 0) × (−0.02 + 0.1) ÷ (0.3 + 0.1) = 0.80');
});

test('beyond the limits there is nothing to work out', () => {
  expect(workingOf(chest, 24.1)).toEqual({
    sentence: '24.1 mm 达到满分限值 35，得满分 8.00。',
    formula: null,
  });
  expect(workingOf(chest, 61)).toEqual({ sentence: '61.0 mm 超过零分限值 60，得 0 分。', formula: null });
  expect(workingOf(night, 15).sentence).toBe('15 km/h 不到零分限值 20，得 0 分。');
});

test('of several readings it is said which one counts', () => {
  expect(readingsWords(chest, [33.2, 31, 30.4], 33.2)).toBe('33.2、31.0、30.4，取最差 33.2 mm');
  expect(readingsWords(chest, [38.6], 38.6)).toBe('一次，38.6 mm');
});

test('the repeatability is told in points as well', () => {
  expect(repeatabilityWords(night, 45)).toBe('± 2.5 km/h，再测一次，得分多半在 1.81 到 2.44 之间');
  expect(repeatabilityWords(chest, 24.1)).toBe('± 2.5 mm，不影响得分');
  expect(repeatabilityWords({ ...night, repeatability: null }, 45)).toBe('计数，不设重复性');
});
