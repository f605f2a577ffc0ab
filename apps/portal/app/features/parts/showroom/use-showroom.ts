import type { CallData, listPartGroups, listParts, listPartTypes } from '@cheyantong/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useAreaName } from '../../areas/index.ts';
import { type MyCar, useMyCar } from '../my-car/my-car.ts';
import { partGroupsQuery, partsQuery, partTypesQuery } from '../part-queries.ts';
import { activeFilters, type ChosenNames, type PartFilter } from './active-filters.ts';
import { type CarNames, carNamesQuery } from './car-names.ts';
import { carIn, readShowroomQuery, type ShowroomQuery, showroomPage } from './showroom-query.ts';

/** What the server had found when it rendered the page; nothing after a navigation in the browser. */
export interface ShowroomSeed {
  page: CallData<typeof listParts> | undefined;
  groups: CallData<typeof listPartGroups> | undefined;
  types: CallData<typeof listPartTypes> | undefined;
  carNames: CarNames | undefined;
}

export interface ShowroomState {
  query: ShowroomQuery;
  names: ChosenNames;
  active: PartFilter[];
  /** The one the visitor keeps, whether or not the list is narrowed to it. */
  myCar: MyCar | null;
  parts: ReturnType<typeof usePartList>;
  groups: ReturnType<typeof useGroups>;
  types: ReturnType<typeof useTypes>;
}

/** The address decides; the gateway answers. */
export function useShowroom(seed: ShowroomSeed | null): ShowroomState {
  const [search] = useSearchParams();
  const query = readShowroomQuery(search);
  const myCar = useMyCar();
  const parts = usePartList(query, seed?.page);
  const groups = useGroups(query, seed?.groups);
  const types = useTypes(query, seed?.types);
  const car = useQuery({ ...carNamesQuery(query), ...seeded(seed?.carNames) });
  const city = useAreaName(query.cityCode);
  const names: ChosenNames = {
    ...car.data,
    group: groups.data?.find(({ value }) => value === query.parentTypeId)?.label,
    type:
      types.data?.find(({ value }) => value === query.typeId)?.label ?? typeFound(query, parts.data?.list),
    city,
  };
  return { query, names, active: activeFilters(query, names), myCar, parts, groups, types };
}

const usePartList = (query: ShowroomQuery, seed: ShowroomSeed['page']) =>
  useQuery({ ...partsQuery(showroomPage(query)), placeholderData: keepPreviousData, ...seeded(seed) });

const useGroups = (query: ShowroomQuery, seed: ShowroomSeed['groups']) =>
  useQuery({ ...partGroupsQuery(carIn(query)), placeholderData: keepPreviousData, ...seeded(seed) });

const useTypes = (query: ShowroomQuery, seed: ShowroomSeed['types']) =>
  useQuery({ ...partTypesQuery(query.parentTypeId, carIn(query)), ...seeded(seed) });

const seeded = <T>(initialData: T | undefined) => (initialData === undefined ? {} : { initialData });

/** An address may name a kind of part without its group; then the parts found say what it is. */
const typeFound = ({ typeId }: ShowroomQuery, found: CallData<typeof listParts>['list'] = []) =>
  found.find((part) => part.typeId === typeId)?.typeName;
