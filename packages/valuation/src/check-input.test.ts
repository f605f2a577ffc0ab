import { describe, expect, it } from 'vitest';
import type { Car } from './car.ts';
import { objectionTo } from './check-input.ts';
import { exampleCar } from './example-car.ts';

const using = (use: Partial<Car['use']>): Car => ({ ...exampleCar, use: { ...exampleCar.use, ...use } });

describe('what a visitor says about a car', () => {
  it('is taken where it can be', () => {
    expect(objectionTo(exampleCar)).toBeNull();
    expect(objectionTo(using({ registered: '2020-11' }))).toBeNull();
    expect(objectionTo(using({ registered: '2025-04', mileageKm: 300, valuedOn: '2025-04-01' }))).toBeNull();
  });

  it.each<[string, Partial<Car['use']>, string]>([
    ['no month', { registered: '2021' }, '请选择上牌年月，例如 2021-06'],
    ['a month that does not exist', { registered: '2021-13' }, '请选择上牌年月，例如 2021-06'],
    ['a month to come', { registered: '2025-05' }, '上牌时间不能晚于今天，请核对'],
    [
      'a month before the model year',
      { registered: '2019-12' },
      '2021 款车型的上牌年份应在 2020–2025 年之间，请核对车型或上牌时间',
    ],
    ['no distance', { mileageKm: 0 }, '请填写大于 0 的行驶里程'],
    ['no number', { mileageKm: Number.NaN }, '请填写大于 0 的行驶里程'],
    ['kilometres for 万公里', { mileageKm: 42_000 * 10_000 }, '行驶里程不能超过 100 万公里，请核对单位'],
    [
      'a distance too far for the age',
      { mileageKm: 600_000 },
      '车龄 3 年行驶 60 万公里，远高于一般用车，请核对里程或上牌时间',
    ],
    [
      'a distance too far for a new car',
      { registered: '2025-03', mileageKm: 90_000 },
      '车龄不足 1 年行驶 9 万公里，远高于一般用车，请核对里程或上牌时间',
    ],
    [
      'a distance too short for the age',
      { mileageKm: 100 },
      '车龄 3 年只行驶 100 公里，请核对里程（单位为万公里）',
    ],
    ['half a transfer', { transfers: 0.5 }, '过户次数应为 0–30 的整数'],
  ])('is refused with a sentence: %s', (_what, use, sentence) => {
    expect(objectionTo(using(use))).toBe(sentence);
  });
});
