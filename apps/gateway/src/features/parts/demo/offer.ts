import {
  DEMO_CODE_YEAR,
  dayOfDate,
  daysLater,
  type PartGrade,
  partCode,
  seriesWithBrand,
  yearOf,
} from '@cheyantong/domain';
import type { SeededRandom } from '@cheyantong/domain/seeded-random';
import { demoVin } from '../../../db/demo/vin.ts';
import type { PricedModel } from '../../vehicles/index.ts';
import type { parts } from '../tables.ts';
import type { DemoKind } from './kinds.ts';
import type { DemoSource } from './suppliers.ts';
import { demoTests } from './tests.ts';

/** Shares of the price of a new part, and how common the grade is. */
const GRADES = {
  A: { weight: 3, low: 0.5, high: 0.62, warranty: [6, 12] },
  B: { weight: 5, low: 0.36, high: 0.48, warranty: [3, 6] },
  C: { weight: 2, low: 0.2, high: 0.3, warranty: [1, 3] },
} as const satisfies Record<PartGrade, object>;

const ON_REQUEST_SHARE = 0.04;
const SOLD_SHARE = 0.04;
const PUBLISHED_WITHIN_DAYS = 120;
const SCRAPPED_BEFORE_DAYS = [10, 300] as const;
const KM_A_YEAR = 14_000;
/** Donor cars have their own range of numbers, apart from the cars for sale. */
const FIRST_VIN = 500_000;
/** A generation of a car lasts about this long to both sides of its model year. */
const SAME_GENERATION_YEARS = 2;

export interface DemoOffer {
  part: Omit<typeof parts.$inferInsert, 'typeId'>;
  fit: { seriesId: bigint; yearFrom: number; yearTo: number };
}

interface Draft {
  serial: number;
  kind: DemoKind;
  donor: PricedModel;
  /** First and last model year of the donor's series in the catalogue. */
  madeIn: readonly [number, number];
  sources: DemoSource;
}

/** One believable part: its price follows the car and the grade, its donor was scrapped before it was offered. */
export function demoOffer(draft: Draft, random: SeededRandom, now: Date): DemoOffer {
  const { serial, kind, donor, madeIn, sources } = draft;
  const grade = random.pickWeighted(Object.keys(GRADES) as PartGrade[], (one) => GRADES[one].weight);
  const { low, high, warranty } = GRADES[grade];
  const newYuan = roundTo10(donor.guidePriceYuan * kind.newShare * random.around1(0.25));
  const price = roundTo10(newYuan * random.between(low, high));
  const publishedAt = daysLater(now, -random.between(0, PUBLISHED_WITHIN_DAYS));
  const scrappedOn = dayOfDate(daysLater(publishedAt, -random.between(...SCRAPPED_BEFORE_DAYS)));
  const yearFrom = Math.max(donor.modelYear - SAME_GENERATION_YEARS, madeIn[0]);
  const yearTo = Math.min(donor.modelYear + SAME_GENERATION_YEARS, madeIn[1]);
  const car = seriesWithBrand(donor.brandName, donor.seriesName);
  const years = yearOf(scrappedOn) - donor.modelYear;
  return {
    part: {
      sourceKey: `demo:${serial}`,
      name: `${car} ${kind.places ? random.pick(kind.places) : ''}${kind.name}`,
      modelName: `${car} ${yearFrom === yearTo ? yearFrom : `${yearFrom}–${yearTo}`}款`,
      oeNo: `DM${String(serial * 7919).padStart(8, '0')}`,
      priceCents: random.next() < ON_REQUEST_SHARE ? null : price * 100,
      newPriceCents: newYuan * 100,
      grade,
      stock: kind.places ? 1 : random.pickWeighted([1, 2, 3, 4], (count) => 1 / count),
      warrantyMonths: random.pick(warranty),
      supplierId: random.pick(sources.supplierIds),
      dismantlerId: random.pick(sources.dismantlerIds),
      traceCode: partCode(DEMO_CODE_YEAR, serial),
      donorBrand: donor.brandName,
      donorModel: `${donor.seriesName} ${donor.modelYear}款 ${donor.trim}`,
      donorVin: demoVin(donor.modelYear, FIRST_VIN + serial),
      donorMileageKm: Math.round((Math.max(years, 1) * KM_A_YEAR * random.around1(0.5)) / 100) * 100,
      scrappedOn,
      tests: demoTests(kind.tests, grade, random),
      description: describe(kind, car),
      status: random.next() < SOLD_SHARE ? 'sold' : 'onSale',
      publishedAt,
    },
    fit: { seriesId: donor.seriesId, yearFrom, yearTo },
  };
}

const roundTo10 = (yuan: number): number => Math.max(30, Math.round(yuan / 10) * 10);

const describe = (kind: DemoKind, car: string): string =>
  [
    `拆自报废${car}的${kind.name}，已清洗、检测并分级，随件附溯源码。`,
    '下单前请核对车型年款与 OE 编号；拿不准时，可请供应商按您的车架号确认。',
    '由专业维修人员安装；质保自签收之日起计算。',
  ].join('\n');
