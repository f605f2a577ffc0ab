import { type QueryKey, type UseQueryOptions, useQueries } from '@tanstack/react-query';

interface FilterToDrop<Filter> {
  filter: Filter;
  /** So many would be found without it. */
  total: number;
}

type Counted = { total: number };

/** Each try is a query: enough to help, few enough not to matter. */
const MOST_TRIES = 4;

/** The filters whose absence alone would bring something, in the order they are given; none while that is not known. */
export function useFiltersToDrop<Filter, Page extends Counted, Key extends QueryKey>(
  filters: readonly Filter[],
  listWithout: (filter: Filter) => UseQueryOptions<Page, Error, Page, Key>,
): FilterToDrop<Filter>[] {
  const tried = filters.slice(0, MOST_TRIES);
  return useQueries({
    queries: tried.map(listWithout),
    combine: (answers) => {
      const isSettled = answers.every(({ isPending }) => !isPending);
      if (!isSettled) return [];
      return answers.flatMap(({ data }, index) => {
        const filter = tried[index];
        return filter && data && data.total > 0 ? [{ filter, total: data.total }] : [];
      });
    },
  });
}
