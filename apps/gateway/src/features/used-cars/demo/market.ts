import type { Color } from '@cheyantong/domain';
import type { SeededRandom } from '@cheyantong/domain/seeded-random';
import { medianKm } from '../median-mileage.ts';

/** How often a colour is chosen, in per mille: the market's order, with fewer white cars, so that a page is not all white. */
const COLOR_SHARES: readonly (readonly [Color, number])[] = [
  ['白色', 290],
  ['黑色', 190],
  ['银灰色', 100],
  ['深灰色', 110],
  ['蓝色', 105],
  ['红色', 80],
  ['绿色', 38],
  ['香槟色', 34],
  ['棕色', 25],
  ['橙色', 14],
  ['黄色', 8],
  ['紫色', 6],
];

export const colorOf = (random: SeededRandom): Color =>
  random.pickWeighted(COLOR_SHARES, ([, share]) => share)[0];

const EXTRA_KM_A_YEAR = 10_000;
const LEAST_KM = 300;

export function kilometres(registeredOn: string, years: number, now: Date, random: SeededRandom): number {
  const usual = medianKm(registeredOn, now) ?? 120_000 + (years - 12) * EXTRA_KM_A_YEAR;
  // A car of ten months has more behind it than one of two, though both are in their first year.
  const inItsYear = years < 1 ? usual * (0.4 + years * 1.6) : usual * (1 + (years % 1) / (years + 1));
  return Math.max(LEAST_KM, Math.round((inItsYear * random.around1(0.55)) / 100) * 100);
}

/** About one owner in eight sells in the first year, and half of all cars have changed hands after ten. */
export function transfers(years: number, random: SeededRandom): number {
  let left = random.next();
  let count = 0;
  let chance = Math.max(0.5, 0.88 - years * 0.04);
  while (left > chance && count < 5) {
    left -= chance;
    chance *= 0.45;
    count++;
  }
  return count;
}
