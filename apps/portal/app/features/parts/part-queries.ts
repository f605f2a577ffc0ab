import {
  type FittedCar,
  getPart,
  listPartGroups,
  listParts,
  listPartTypes,
  type PartQuery,
} from '@cheyantong/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

const TEN_MINUTES_MS = 600_000;

/** Everything the screens of reused parts ask for. Groups and kinds count what fits the car, if one is named. */
export const partGroupsQuery = (car: FittedCar) =>
  queryOptions({
    queryKey: ['part-groups', car],
    queryFn: ({ signal }) => call(listPartGroups, { query: car }, signal),
    staleTime: TEN_MINUTES_MS,
  });

/** The kinds of part in a group; asks nothing while no group is open. */
export const partTypesQuery = (groupId: string | undefined, car: FittedCar) =>
  queryOptions({
    queryKey: ['part-types', groupId, car],
    queryFn: groupId
      ? ({ signal }) => call(listPartTypes, { params: { typeId: groupId }, query: car }, signal)
      : skipToken,
    staleTime: TEN_MINUTES_MS,
  });

export const partsQuery = (body: PartQuery) =>
  queryOptions({
    queryKey: ['parts', body],
    queryFn: ({ signal }) => call(listParts, { body }, signal),
  });

export const partQuery = (partId: string) =>
  queryOptions({
    queryKey: ['part', partId],
    queryFn: ({ signal }) => call(getPart, { params: { partId } }, signal),
  });
