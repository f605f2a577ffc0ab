import { PAGE_END } from '@cheyantong/domain';

export type Direction = 'asc' | 'desc';

/** What decides which part of a list is shown, beside its filters. */
export interface ListPlace<Field extends string> {
  pageNum: number;
  /** Where an earlier page ended, as the gateway told it: the page goes on behind it, whatever has come meanwhile. */
  after?: string | undefined;
  sortField?: Field | undefined;
  sort?: Direction | undefined;
}

/** Turns what stands in an address into a value, or nothing when it cannot be one. */
export type Reader<T> = (text: string) => T | undefined;

type Readers<Filters> = { [Name in keyof Required<Filters>]: Reader<Filters[Name]> };

interface ListDescription<Filters, Field extends string> {
  path: string;
  /** The filters under the call's own names, in the order in which the address has them. */
  filters: Readers<Filters>;
  /** Known ones, or how to tell one where they depend on what is listed. */
  sortFields: readonly Field[] | Reader<Field>;
}

/** A list whose whole state is its address: it can be shared, opened in a tab and gone back to. */
export interface ListAddress<Query> {
  /** What the address does not know or cannot read is left out. */
  read: (search: URLSearchParams) => Query;
  /** The shortest address of a query: defaults are left out, so that equal lists have equal addresses. */
  write: (query: Query) => string;
}

export function listAddress<Filters extends object, Field extends string>({
  path,
  filters: readers,
  sortFields,
}: ListDescription<Filters, Field>): ListAddress<Filters & ListPlace<Field>> {
  const readField = typeof sortFields === 'function' ? sortFields : oneOf(sortFields);
  const names = Object.keys(readers) as (keyof Filters & string)[];
  return {
    read(search) {
      const read = <T>(name: string, reader: Reader<T>): T | undefined => {
        const given = search.get(name);
        return given === null ? undefined : reader(given);
      };
      const filters = names.flatMap((name) => {
        const value = read(name, readers[name]);
        return value === undefined ? [] : [[name, value] as const];
      });
      const sortField = read('sortField', readField);
      const after = read('after', pageEnd);
      return {
        ...(Object.fromEntries(filters) as Filters),
        ...(sortField && { sortField, sort: read('sort', oneOf(['asc', 'desc'])) ?? 'asc' }),
        pageNum: Math.max(1, Math.trunc(read('pageNum', amount) ?? 1)),
        ...(after && { after }),
      };
    },
    write(query) {
      const { pageNum, after, sortField, sort } = query;
      const search = new URLSearchParams();
      for (const name of names) {
        if (query[name] !== undefined) search.set(name, String(query[name]));
      }
      if (sortField) {
        search.set('sortField', sortField);
        search.set('sort', sort ?? 'asc');
      }
      if (pageNum > 1) search.set('pageNum', String(pageNum));
      if (pageNum > 1 && after) search.set('after', after);
      const written = search.toString();
      return `${path}${written && `?${written}`}`;
    },
  };
}

/** Another choice begins at its first page; `undefined` takes a filter away. */
export const withChange = <Query extends ListPlace<string>>(
  query: Query,
  change: Partial<NoInfer<Query>>,
): Query => ({
  ...query,
  pageNum: 1,
  after: undefined,
  ...change,
});

/** The order stays when the filters go. */
export const withoutFilters = <Field extends string>({
  sortField,
  sort,
}: ListPlace<Field>): ListPlace<Field> => ({ pageNum: 1, sortField, sort });

export const text: Reader<string> = (given) => given.trim().slice(0, 40) || undefined;

const pageEnd: Reader<string> = (given) => (PAGE_END.test(given) ? given : undefined);

export const cityCode: Reader<string> = (given) => (/^\d{6}$/.test(given) ? given : undefined);

export const amount: Reader<number> = (given) => {
  const value = Number(given);
  return given.trim() !== '' && value >= 0 && value <= 100_000 ? value : undefined;
};

export const oneOf =
  <T extends string>(words: readonly T[]): Reader<T> =>
  (given) =>
    words.find((word) => word === given);
