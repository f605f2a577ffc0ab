import type { Call } from '../support/load.ts';

const BASE = '/api/vehicle-boot/app-api/v1/usedCar';
const FIRST_ID = 1001;
const PAGE_SIZE = 12;

const upTo = (count: number): number => Math.floor(Math.random() * count);
const oneOf = <T>(items: readonly T[]): T => items[upTo(items.length)] as T;

const brand = () => ({ brandId: String(FIRST_ID + upTo(200)) });
const series = () => ({ seriesId: String(FIRST_ID + upTo(2000)) });
const city = () => ({ cityCode: String(110_000 + upTo(300) * 100) });
const price = () => oneOf([{ priceMax: 5 }, { priceMin: 5, priceMax: 10 }, { priceMin: 20, priceMax: 30 }]);
const level = () => ({ level: oneOf(['紧凑型车', '中型SUV', 'MPV', '跑车']) });
const color = () => ({ color: oneOf(['白色', '黑色', '紫色']) });
const energy = () => ({ energyType: oneOf(['汽油', '纯电动', '插电混动']) });
const age = () => oneOf([{ ageMax: 1 }, { ageMin: 3, ageMax: 5 }, { ageMin: 10 }]);

/** What visitors narrow a list by: one thing, several things, and combinations that hardly any car fits. */
const FILTERS: readonly (() => object)[] = [
  brand,
  series,
  city,
  price,
  () => ({ ...brand(), ...city() }),
  () => ({ ...brand(), ...price(), ...age() }),
  () => ({ ...city(), ...price(), ...energy() }),
  () => ({ ...level(), ...energy(), ...color() }),
  () => ({ ...color(), ...age(), gearType: '手动' }),
  () => ({ ...level(), ...price(), emissionStandard: '国V' }),
  () => ({ keywords: `品牌${1 + upTo(200)}`, ...color() }),
  () => ({ keywords: `车系${1 + upTo(2000)}` }),
];

const SORTS = [
  {},
  { sortField: 'price' },
  { sortField: 'price', sort: 'desc' },
  { sortField: 'mileage' },
  { sortField: 'recordDate' },
];

const list = (query: object): Call => ({
  method: 'POST',
  path: `${BASE}/queryPageList`,
  body: { pageSize: PAGE_SIZE, ...query },
});

const anySort = () => oneOf(SORTS);

/** What one visitor asks for after choosing a filter: three pages, then two in another order. */
function visit(): object[] {
  const filter = oneOf(FILTERS)();
  const [sort, otherSort] = [anySort(), anySort()];
  return [
    ...[1, 2, 3].map((pageNum) => ({ ...filter, ...sort, pageNum })),
    ...[1, 2].map((pageNum) => ({ ...filter, ...otherSort, pageNum })),
  ];
}

/** Twenty visitors at a time, each going on where it was. */
function browsing(): () => Call {
  const visits: object[][] = Array.from({ length: 20 }, visit);
  return () => {
    const at = upTo(visits.length);
    const next = visits[at]?.shift();
    if (next) return list(next);
    visits[at] = visit();
    return list(visits[at].shift() ?? {});
  };
}

export const visitors = (rows: number): Record<string, () => Call> => ({
  'list, newest first': () => list({ pageNum: 1 + upTo(5) }),
  'filtered and sorted, browsing': browsing(),
  'filtered and sorted, always new': () => list({ ...oneOf(FILTERS)(), ...anySort() }),
  'jump to any page': () => list({ ...anySort(), pageNum: 1 + upTo(rows / PAGE_SIZE) }),
  'one car': detailOf(rows),
  'similar cars': similarTo(rows),
});

const detailOf =
  (rows: number): (() => Call) =>
  () => ({ method: 'GET', path: `${BASE}/detail/${FIRST_ID + upTo(rows)}` });

const similarTo =
  (rows: number): (() => Call) =>
  () => ({
    method: 'POST',
    path: `${BASE}/queryRecommendedList`,
    body: { vehicleId: String(FIRST_ID + upTo(rows)), pageSize: 8 },
  });

export const bareRow =
  (rows: number): (() => Call) =>
  () => ({ method: 'GET', path: `/${FIRST_ID + upTo(rows)}` });
