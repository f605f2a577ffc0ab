import type { Call } from '../support/ask.ts';
import type { Questions } from './in-turns.ts';
import type { Site } from './site.ts';

const BASE = '/api/vehicle-boot/app-api/v1/usedCar';
const FIRST_ID = 1001;
const PAGE_SIZE = 12;
/** Of those that are made, so many are for sale. */
const ON_SALE_SHARE = 0.94;

const upTo = (count: number): number => Math.floor(Math.random() * count);
const oneOf = <T>(items: readonly T[]): T => items[upTo(items.length)] as T;

const list = (query: object): Call => ({
  path: `${BASE}/queryPageList`,
  body: { pageNum: 1, pageSize: PAGE_SIZE, ...query },
});

const brand = () => ({ brandId: String(FIRST_ID + upTo(200)) });
const series = () => ({ seriesId: String(FIRST_ID + upTo(2000)) });
const city = () => ({ cityCode: String(110_000 + upTo(300) * 100) });
const price = () => oneOf([{ priceMax: 5 }, { priceMin: 5, priceMax: 10 }, { priceMin: 20, priceMax: 30 }]);
const age = () => oneOf([{ ageMax: 1 }, { ageMin: 3, ageMax: 5 }, { ageMin: 10 }]);
const mileage = () => ({ mileageMax: oneOf([1, 3, 5, 8]) });
const energy = () => ({ energyType: oneOf(['汽油', '纯电动', '插电混动']) });
const level = () => ({ level: oneOf(['紧凑型车', '中型SUV', 'MPV', '跑车']) });
const color = () => ({ color: oneOf(['白色', '黑色', '紫色']) });

/** Narrowed by one thing, by several, and so that hardly any car or none is left. */
const FILTERS: Record<string, () => object> = {
  brand,
  series,
  price,
  age,
  mileage,
  energy,
  gearbox: () => ({ gearType: '手动' }),
  body: () => ({ bodyType: 'SUV' }),
  emission: () => ({ emissionStandard: oneOf(['国VI', '国V', '国IV']) }),
  level,
  colour: color,
  city,
  'word for a brand': () => ({ keywords: `品牌${1 + upTo(200)}` }),
  'word for a series': () => ({ keywords: `车系${1 + upTo(2000)}` }),
  'word for a model': () => ({ keywords: `配置${1 + upTo(20_000)}` }),
  'brand, price, age': () => ({ ...brand(), ...price(), ...age() }),
  'city, price, energy': () => ({ ...city(), ...price(), ...energy() }),
  'level, energy, colour': () => ({ ...level(), ...energy(), ...color() }),
  'price, age, mileage': () => ({ ...price(), ...age(), ...mileage() }),
  'word, colour': () => ({ keywords: `品牌${1 + upTo(200)}`, ...color() }),
  'nothing fits': () => ({ ...series(), ...city(), color: '紫色', priceMax: 0.01 }),
};

const SORTS: Record<string, object> = {
  'newest first': {},
  cheapest: { sortField: 'price', sort: 'asc' },
  dearest: { sortField: 'price', sort: 'desc' },
  'fewest kilometres': { sortField: 'mileage', sort: 'asc' },
  youngest: { sortField: 'recordDate', sort: 'desc' },
};

const pages = ({ size }: Site): number => Math.floor((size * ON_SALE_SHARE) / PAGE_SIZE);

const anyCar = ({ size }: Site): string => String(FIRST_ID + upTo(size));

/** Lists with their exact totals, details, and what else is made of the cars. */
export const CAR_QUESTIONS: Questions = {
  ...Object.fromEntries(Object.entries(SORTS).map(([name, sort]) => [`all, ${name}`, () => list(sort)])),
  'all, a page in the middle': (site) => list({ pageNum: Math.floor(pages(site) / 2) + upTo(20) }),
  'all, the last page': (site) => list({ pageNum: pages(site) }),
  'all, any page, cheapest': (site) => list({ ...SORTS.cheapest, pageNum: 1 + upTo(pages(site)) }),
  'all, the page behind a car': () =>
    list({ ...SORTS.cheapest, pageNum: 9, after: `8-${50_000 + upTo(50_000)}-1500` }),
  ...Object.fromEntries(
    Object.entries(FILTERS).map(([name, filter]) => [
      name,
      () => list({ ...filter(), ...oneOf(Object.values(SORTS)) }),
    ]),
  ),
  'similar cars': (site) => ({
    path: `${BASE}/queryRecommendedList`,
    body: { vehicleId: anyCar(site), pageSize: 8 },
  }),
  'recommended in a city': () => ({
    path: `${BASE}/queryRecommendedList`,
    body: { ...city(), pageSize: 8 },
  }),
  'one car': (site) => ({ path: `${BASE}/detail/${anyCar(site)}` }),
  'filters with their words': () => ({ path: `${BASE}/queryFilterOptions` }),
  'site search: brands and series, counted': () => ({
    path: `/api/system-boot/api/v1/search?keywords=${encodeURIComponent(`品牌${1 + upTo(200)}`)}`,
  }),
  'retention ranking': () => ({ path: `${BASE}/retentionRank?rankType=series&years=3` }),
  // Pages with parameters of no meaning are not kept.
  'home, made anew': () => ({ path: `/home?visit=${upTo(1e9)}` }),
  'showroom as HTML, made anew': () => ({ path: `/usedCar/tabs1?visit=${upTo(1e9)}` }),
};
