import { listSeries } from '@cheyantong/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

const HOUR_MS = 3_600_000;

/** The series of a brand; asks nothing while no brand is chosen. */
export const seriesQuery = (brandId: string | undefined) =>
  queryOptions({
    queryKey: ['series', brandId],
    queryFn: brandId ? ({ signal }) => call(listSeries, { params: { brandId } }, signal) : skipToken,
    staleTime: HOUR_MS,
  });
