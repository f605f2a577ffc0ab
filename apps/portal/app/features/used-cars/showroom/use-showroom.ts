import type { CallData, getUsedCarFilters, listUsedCars } from '@cheyantong/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { activeFilters, type CarFilter, type ChosenNames } from '../filters/active-filters.ts';
import { filterOptionsQuery, usedCarsQuery } from '../used-car-queries.ts';
import { useViewer } from '../viewer.ts';
import { readShowroomQuery, type ShowroomQuery, showroomPage } from './showroom-query.ts';
import { useChosenNames } from './use-chosen-names.ts';

/** What the server had found when it rendered the page; nothing after a navigation in the browser. */
export interface ShowroomSeed {
  page: CallData<typeof listUsedCars> | undefined;
  options: CallData<typeof getUsedCarFilters> | undefined;
}

export interface ShowroomState {
  query: ShowroomQuery;
  names: ChosenNames;
  active: CarFilter[];
  cars: ReturnType<typeof useCars>;
  options: ReturnType<typeof useFilterOptions>;
}

/** The address decides; the gateway answers. */
export function useShowroom(seed: ShowroomSeed | null): ShowroomState {
  const [search] = useSearchParams();
  const query = readShowroomQuery(search);
  const cars = useCars(query, seed?.page);
  const options = useFilterOptions(seed?.options);
  const names = useChosenNames(query, options.data, cars.data?.list ?? []);
  return { query, names, active: activeFilters(query, names), cars, options };
}

function useCars(query: ShowroomQuery, seed: ShowroomSeed['page']) {
  const viewer = useViewer();
  return useQuery({
    ...usedCarsQuery(viewer, showroomPage(query)),
    placeholderData: keepPreviousData,
    // The server knows no members: its list has no hearts, so it stands for a visitor's only.
    ...(viewer === null && seed && { initialData: seed }),
  });
}

const useFilterOptions = (seed: ShowroomSeed['options']) =>
  useQuery({ ...filterOptionsQuery, ...(seed && { initialData: seed }) });
