import type { UsedCarItem } from '@cheyantong/contract';
import { useQuery } from '@tanstack/react-query';
import type { KeptKind } from '../../shared/offline/kept-database.ts';
import { type KeptThing, readKept } from '../../shared/offline/read-kept.ts';
import { useMember } from '../../shared/session/session.ts';
import type { ReadReport } from '../reports/index.ts';

type KeptReport = KeptThing<ReadReport>;

function useKept<Content>(kind: KeptKind) {
  const member = useMember();
  return useQuery({
    queryKey: ['member', member, 'kept', kind],
    queryFn: () => readKept<Content>(kind),
    staleTime: 0,
  });
}

/** The reports that were read last; undefined while we look. */
export const useKeptReports = (): KeptReport[] | undefined => useKept<ReadReport>('report').data;

interface FavoritesPage {
  list: UsedCarItem[];
  total: number;
}

/** The favourites of the pages that were looked at, each once, and no more than there were the last time. */
export function useKeptCars(): UsedCarItem[] {
  const { data: pages = [] } = useKept<FavoritesPage>('favorites');
  const cars = pages.flatMap(({ content }) => content.list);
  const once = new Map(cars.map((car) => [car.vehicleId, car]));
  return [...once.values()].slice(0, pages[0]?.content.total ?? 0);
}
