import { listSeries } from '@cheyantong/contract';
import { HOUR_MS } from '@cheyantong/domain';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

/** The series of a brand; asks nothing while no brand is chosen. */
export const seriesQuery = (brandId: string | undefined) =>
  queryOptions({
    queryKey: ['series', brandId],
    queryFn: brandId ? ({ signal }) => call(listSeries, { params: { brandId } }, signal) : skipToken,
    staleTime: HOUR_MS,
  });
