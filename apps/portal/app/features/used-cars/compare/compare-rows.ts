import type { UsedCarDetail } from '@cheyantong/contract';
import { longMonthWords, mileageWords, wanAmount } from '../../../shared/words.ts';
import { fromMedianWords } from '../price-meanings.ts';

interface CompareRow {
  name: string;
  /** One for each car, in their order. */
  values: string[];
  differs: boolean;
}

export interface CompareGroup {
  name: string;
  rows: CompareRow[];
}

const UNKNOWN = '—';

/** What every buyer compares first, in the order they ask. */
const OFFER: Record<string, (car: UsedCarDetail) => string | null> = {
  标价: (car) => `${wanAmount(car.price)} 万`,
  与估值相差: ({ price, priceLabel }) =>
    priceLabel.usual ? fromMedianWords(price, priceLabel.usual.median) : priceLabel.text,
  新车指导价: (car) => (car.guidePrice ? `${wanAmount(car.guidePrice)} 万` : null),
  上牌时间: (car) => longMonthWords(car.recordDate),
  表显里程: (car) => mileageWords(car.mileage),
  所在地: (car) => car.registrationRegionCityName,
  车商: (car) => car.dealer.name,
};

/** Facts the first group has said already. */
const SAID = new Set(['品牌', '车系', '年款', '新车指导价', '上牌日期', '表显里程', '所在地']);

export function compareGroups(cars: readonly UsedCarDetail[]): CompareGroup[] {
  const offer = Object.entries(OFFER).map(([name, read]) =>
    row(
      name,
      cars.map((car) => read(car) ?? UNKNOWN),
    ),
  );
  const groupNames = unique(cars.flatMap(({ params }) => params.map(({ group }) => group)));
  return [{ name: '车源', rows: offer }, ...groupNames.map((group) => specGroup(group, cars))].filter(
    ({ rows }) => rows.length > 0,
  );
}

export const onlyDifferences = (groups: readonly CompareGroup[]): CompareGroup[] =>
  groups
    .map(({ name, rows }) => ({ name, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);

function specGroup(name: string, cars: readonly UsedCarDetail[]): CompareGroup {
  const factsOfCars = cars.map(({ params }) => {
    const items = params.find(({ group }) => group === name)?.items ?? [];
    return new Map(items.map((item) => [item.name, item.value]));
  });
  const facts = unique(factsOfCars.flatMap((known) => [...known.keys()])).filter((fact) => !SAID.has(fact));
  return {
    name,
    rows: facts.map((fact) =>
      row(
        fact,
        factsOfCars.map((known) => known.get(fact) ?? UNKNOWN),
      ),
    ),
  };
}

const row = (name: string, values: string[]): CompareRow => ({
  name,
  values,
  differs: new Set(values).size > 1,
});

const unique = (names: readonly string[]): string[] => [...new Set(names)];
