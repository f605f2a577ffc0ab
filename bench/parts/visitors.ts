import type { Call } from '../support/load.ts';

const BASE = '/api/vehicle-boot/api/v1/vehiclePart';
const PAGE_SIZE = 12;

export interface Stock {
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
const SORTS = [{}, {}, { sortField: 'price', sort: 'asc' }, { sortField: 'price', sort: 'desc' }];

const list = (query: object): Call => ({
  method: 'POST',
  path: `${BASE}/list`,
  body: { pageSize: PAGE_SIZE, ...query },
});

/** What people do in the showroom; each is measured by itself. */
export function visitors(stock: Stock): Record<string, () => Call> {
  const type = () => ({ typeId: oneOf(stock.typeIds) });
  const group = () => ({ parentTypeId: oneOf(stock.groupIds) });
  const car = () => ({ seriesId: oneOf(stock.seriesIds), modelYear: 2015 + upTo(8) });
  const city = () => ({ cityCode: oneOf(stock.cityCodes) });
  const grade = () => ({ grade: oneOf(['A', 'B', 'C']) });
  const filters = [
    type,
    group,
    car,
    city,
    grade,
    () => ({ ...type(), ...grade() }),
    () => ({ ...type(), ...city() }),
    () => ({ ...group(), ...grade(), ...city() }),
    () => ({ ...car(), ...grade() }),
  ];
  const lastPage = Math.floor(stock.total / PAGE_SIZE);
  return {
    'list, newest first': () => list({ pageNum: 1 + upTo(3) }),
    'filtered and sorted': () => list({ ...oneOf(filters)(), ...oneOf(SORTS), pageNum: 1 + upTo(3) }),
    words: () => list({ keywords: oneOf(stock.words), ...oneOf(SORTS), pageNum: 1 + upTo(2) }),
    'words and a filter': () => list({ keywords: oneOf(stock.words), ...oneOf(filters)() }),
    'OE number': () => list({ keywords: oneOf(stock.oeNumbers) }),
    'jump to any page': () => list({ ...oneOf(SORTS), pageNum: 1 + upTo(lastPage) }),
    'one part': () => ({ method: 'GET', path: `${BASE}/partDetail/${oneOf(stock.partIds)}` }),
  };
}
