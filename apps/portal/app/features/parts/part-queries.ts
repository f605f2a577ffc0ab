import {
  type FittedCar,
  getPart,
  listPartGroups,
  listParts,
  listPartTypes,
  type PartQuery,
} from '@cheyantong/contract';
import { MINUTE_MS } from '@cheyantong/domain';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

/** Everything the screens of reused parts ask for. Groups and kinds count what fits the car, if one is named. */
export const partGroupsQuery = (car: FittedCar) =>
  queryOptions({
    queryKey: ['part-groups', car],
    queryFn: ({ signal }) => call(listPartGroups, { query: car }, signal),
    staleTime: 10 * MINUTE_MS,
  });

/** The kinds of part in a group; asks nothing while no group is open. */
export const partTypesQuery = (groupId: string | undefined, car: FittedCar) =>
  queryOptions({
    queryKey: ['part-types', groupId, car],
    queryFn: groupId
      ? ({ signal }) => call(listPartTypes, { params: { typeId: groupId }, query: car }, signal)
      : skipToken,
    staleTime: 10 * MINUTE_MS,
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
