import type { Call } from '../support/ask.ts';
import type { Questions } from './in-turns.ts';
import type { Site } from './site.ts';

const BASE = '/api/vehicle-boot/api/v1/vehiclePart';
const PAGE_SIZE = 12;

/** What there is to be looked for. */
export interface PartsOnSale {
  total: number;
  typeIds: string[];
  groupIds: string[];
  seriesIds: string[];
  cityCodes: string[];
  partIds: string[];
  words: string[];
  oeNumbers: string[];
}

const upTo = (count: number): number => Math.floor(Math.random() * count);
const oneOf = <T>(items: readonly T[]): T => items[upTo(items.length)] as T;
const BY_PRICE = { sortField: 'price', sort: 'asc' };

const list = (query: object): Call => ({
  path: `${BASE}/list`,
  body: { pageNum: 1, pageSize: PAGE_SIZE, ...query },
});

/** What people do in the showroom of parts, each at its own site. */
export function partQuestions(stockOf: (site: Site) => PartsOnSale): Questions {
  const type = (site: Site) => ({ typeId: oneOf(stockOf(site).typeIds) });
  const group = (site: Site) => ({ parentTypeId: oneOf(stockOf(site).groupIds) });
  const car = (site: Site) => ({ seriesId: oneOf(stockOf(site).seriesIds), modelYear: 2015 + upTo(8) });
  const city = (site: Site) => ({ cityCode: oneOf(stockOf(site).cityCodes) });
  const word = (site: Site) => ({ keywords: oneOf(stockOf(site).words) });
  const grade = () => ({ grade: oneOf(['A', 'B', 'C']) });
  const lastPage = (site: Site) => Math.floor(stockOf(site).total / PAGE_SIZE);
  return {
    'all, newest first': () => list({}),
    'all, cheapest': () => list(BY_PRICE),
    'all, any page': (site) => list({ ...BY_PRICE, pageNum: 1 + upTo(lastPage(site)) }),
    type: (site) => list(type(site)),
    group: (site) => list(group(site)),
    'the car it fits': (site) => list(car(site)),
    city: (site) => list(city(site)),
    grade: () => list(grade()),
    'type, grade': (site) => list({ ...type(site), ...grade() }),
    'group, grade, city, cheapest': (site) =>
      list({ ...group(site), ...grade(), ...city(site), ...BY_PRICE }),
    words: (site) => list(word(site)),
    'words, grade': (site) => list({ ...word(site), ...grade() }),
    'OE number': (site) => list({ keywords: oneOf(stockOf(site).oeNumbers) }),
    'one part': (site) => ({ path: `${BASE}/partDetail/${oneOf(stockOf(site).partIds)}` }),
    'groups, counted': () => ({ path: `${BASE}/type/optionList` }),
    'showroom as HTML, made anew': () => ({ path: `/reusableTabs/tabs1?visit=${upTo(1e9)}` }),
  };
}
