import { decodeVin } from '@cheyantong/contract';
import { HOUR_MS, vinProblem } from '@cheyantong/domain';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

/** Maker, year and candidate models; asks nothing before the VIN is a right one. */
export const vinQuery = (vin: string) =>
  queryOptions({
    queryKey: ['vin', vin],
    queryFn:
      vinProblem(vin) === null ? ({ signal }) => call(decodeVin, { params: { vin } }, signal) : skipToken,
    staleTime: HOUR_MS,
  });
