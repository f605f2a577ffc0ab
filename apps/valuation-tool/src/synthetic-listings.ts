import { SeededRandom } from '@cheyantong/domain/seeded-random';
import { ageInYears } from '@cheyantong/valuation/fitting';
import type { Listing } from './read-listings.ts';

const SERIES = [
  { brand: '甲牌', series: '甲一', energy: '汽油', level: '紧凑型车', guideYuan: 120_000, horsepower: 113 },
  { brand: '甲牌', series: '甲二', energy: '汽油', level: '中型车', guideYuan: 200_000, horsepower: 184 },
  { brand: '乙牌', series: '乙电', energy: '纯电动', level: '中型SUV', guideYuan: 240_000, horsepower: 272 },
  {
    brand: '乙牌',
    series: '乙混',
    energy: '插电混动',
    level: '中型SUV',
    guideYuan: 180_000,
    horsepower: 180,
  },
] as const;
const TRIMS = [
  { trim: '舒适型', worth: 1 },
  { trim: '豪华型', worth: 1.12 },
  { trim: '尊贵版', worth: 1.25 },
];
const CITIES = ['110100', '310100', '130100', '440100'];
const COLORS = ['白色', '黑色', '红色'];

/** Listings of an invented market with known rules, for tests: the same seed gives the same cars. */
export function syntheticListings(count: number, seed: number): Listing[] {
  const random = new SeededRandom(seed);
  return Array.from({ length: count }, (_, at) => {
    const { brand, series, energy, level, guideYuan, horsepower } = random.pick(SERIES);
    const { trim, worth } = random.pick(TRIMS);
    const year = 2016 + Math.floor(random.next() * 8);
    const registered = `${year}-${String(1 + Math.floor(random.next() * 12)).padStart(2, '0')}`;
    const valuedOn = `2025-0${1 + Math.floor(random.next() * 4)}-15`;
    const age = ageInYears(registered, valuedOn);
    const mileageKm = Math.round(random.between(0.3, 1.3) * 12_000 * age + 100);
    const guidePriceYuan = Math.round(guideYuan * worth);
    const logPrice =
      Math.log(guidePriceYuan * 0.85) -
      0.09 * age -
      0.012 * (mileageKm / 10_000) +
      Math.log(random.around1(0.15));
    return {
      row: at + 1,
      province: '',
      priceYuan: Math.round(Math.exp(logPrice)),
      car: {
        model: {
          brand,
          series,
          year,
          trim,
          energy,
          level,
          horsepower,
          displacement: energy === '纯电动' ? null : '2.0L',
          gearbox: '自动',
          drive: '前置前驱',
          rangeKm: null,
          guidePriceYuan: random.next() < 0.6 ? guidePriceYuan : null,
        },
        use: {
          registered,
          mileageKm,
          transfers: Math.floor(random.next() * 3),
          color: random.pick(COLORS),
          cityCode: random.pick(CITIES),
          valuedOn,
        },
      },
    };
  });
}
