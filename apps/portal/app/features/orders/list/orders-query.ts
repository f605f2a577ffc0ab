import type { OrderQuery } from '@cheyantong/contract';
import { ORDER_STATUSES, orderStatusCode, SERVICE_NAMES, SERVICES } from '@cheyantong/domain';
import { PAGES } from '../../../pages.ts';

/** Which orders are shown: the fields of the call, as the address of the page carries them. */
export interface OrdersQuery {
  orderType?: OrderQuery['orderType'];
  status?: OrderQuery['status'];
  keywords?: OrderQuery['keywords'];
  beginDate?: OrderQuery['beginDate'];
  endDate?: OrderQuery['endDate'];
  pageNum: number;
}

type Filters = Omit<OrdersQuery, 'pageNum'>;
type Reader<T> = (text: string) => T | undefined;

const LONGEST_KEYWORDS = 40;

const words: Reader<string> = (given) => given.trim().slice(0, LONGEST_KEYWORDS) || undefined;
const day: Reader<string> = (given) =>
  /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given)) ? given : undefined;
const oneOf =
  <T extends number>(codes: readonly T[]): Reader<T> =>
  (given) =>
    codes.find((code) => String(code) === given);

const READERS: { [Name in keyof Required<Filters>]: Reader<Filters[Name]> } = {
  orderType: oneOf(SERVICE_NAMES.map((service) => SERVICES[service].orderType)),
  status: oneOf(ORDER_STATUSES.map(orderStatusCode)),
  keywords: words,
  beginDate: day,
  endDate: day,
};

const FILTER_NAMES = Object.keys(READERS) as (keyof Filters)[];

/** What the address does not say, or nobody can read, is not asked for. */
export function readOrdersQuery(search: URLSearchParams): OrdersQuery {
  const filters = FILTER_NAMES.flatMap((name) => {
    const value = READERS[name](search.get(name) ?? '');
    return value === undefined ? [] : [[name, value] as const];
  });
  const pageNum = Number(search.get('pageNum'));
  return {
    ...(Object.fromEntries(filters) as Filters),
    pageNum: Number.isInteger(pageNum) && pageNum > 1 ? pageNum : 1,
  };
}

/** The shortest address of a list of orders. */
export function ordersAddress({ pageNum = 1, ...filters }: Partial<OrdersQuery> = {}): string {
  const search = new URLSearchParams({ tab: 'orders' });
  for (const name of FILTER_NAMES) {
    const value = filters[name];
    if (value !== undefined) search.set(name, String(value));
  }
  if (pageNum > 1) search.set('pageNum', String(pageNum));
  return `${PAGES.personalCenter.path}?${search}`;
}

/** The type is a place of its own; everything else narrows what is shown there. */
export const isNarrowed = ({ status, keywords, beginDate, endDate }: OrdersQuery): boolean =>
  [status, keywords, beginDate, endDate].some((filter) => filter !== undefined);
