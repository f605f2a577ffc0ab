import { useQueries } from '@tanstack/react-query';
import { type ActiveFilter, easiestToDrop } from '../filters/active-filters.ts';
import { usedCarsQuery } from '../used-car-queries.ts';
import { type ShowroomQuery, showroomPage, withChange } from './showroom-query.ts';

interface Loosening {
  filter: ActiveFilter;
  /** So many cars would fit then. */
  total: number;
}

/** Each try is a query: enough to help, few enough not to matter. */
const MOST_TRIES = 4;

/** The one filter whose absence would bring the most cars; nothing while that is not known, or when none alone helps. */
export function useLoosening(query: ShowroomQuery, active: readonly ActiveFilter[]): Loosening | null {
  const tried = easiestToDrop(active).slice(0, MOST_TRIES);
  return useQueries({
    // A count is the same for everybody, so it is asked for as a visitor's.
    queries: tried.map(({ without }) => usedCarsQuery(null, showroomPage(withChange(query, without), 1))),
    combine: (answers) => {
      const helpful = answers.flatMap(({ data }, index) => {
        const filter = tried[index];
        return filter && data && data.total > 0 ? [{ filter, total: data.total }] : [];
      });
      const isSettled = answers.every(({ isPending }) => !isPending);
      return isSettled ? (helpful.toSorted((a, b) => b.total - a.total)[0] ?? null) : null;
    },
  });
}
