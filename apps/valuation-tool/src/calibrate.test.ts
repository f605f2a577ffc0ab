import { SeededRandom } from '@cheyantong/domain/seeded-random';
import { provinceStretch, reachOf } from '@cheyantong/valuation/fitting';
import { describe, expect, it } from 'vitest';
import { calibrate, type Strayed } from './calibrate.ts';

const CALM = '440000';
const WILD = '310000';
const RARE = '630000';

/** Errors up to so far on both sides, where a distance of 0.1 was expected everywhere. */
function strayedIn(province: string, count: number, farthest: number, seed: number): Strayed[] {
  const random = new SeededRandom(seed);
  return Array.from({ length: count }, (_, at) => ({
    at,
    fold: 0,
    features: new Float64Array(),
    middle: 0,
    error: random.between(-farthest, farthest),
    province,
    energy: '汽油',
    ageYears: 4,
    familiarity: 'many',
    distance: 0.1,
  }));
}

const calm = strayedIn(CALM, 2_000, 0.1, 1);
const wild = strayedIn(WILD, 2_000, 0.2, 2);
const rare = strayedIn(RARE, 10, 0.4, 3);
const calibration = calibrate([...calm, ...wild, ...rare]);

const shareInside = (errors: readonly Strayed[]): number => {
  const { below, above } = reachOf(calibration, '汽油', 4);
  const inside = errors.filter(({ error, distance, province }) => {
    const stretched = distance * provinceStretch(calibration, province);
    return error >= -stretched * below && error <= stretched * above;
  });
  return inside.length / errors.length;
};

describe('intervals by province', () => {
  it('hold eight of ten prices where dealers agree and where they do not', () => {
    expect(shareInside(calm)).toBeCloseTo(0.8, 1);
    expect(shareInside(wild)).toBeCloseTo(0.8, 1);
    expect(provinceStretch(calibration, WILD)).toBeGreaterThan(1.5 * provinceStretch(calibration, CALM));
  });

  it('trust few listings little, and stretch nothing where the province is not known', () => {
    expect(provinceStretch(calibration, RARE)).toBeLessThan(1.2);
    expect(provinceStretch(calibration, '540000')).toBe(1);
    expect(provinceStretch(calibration, null)).toBe(1);
  });
});
