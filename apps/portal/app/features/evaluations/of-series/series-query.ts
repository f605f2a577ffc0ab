import { type EvaluationItem, listEvaluations, listEvaluationsOfSeries } from '@cheyantong/contract';
import { HOUR_MS } from '@cheyantong/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/call.ts';

/** A series by its id in the catalogue, or by its names where a document holds nothing else. */
export type Series = { seriesId: string } | { brandName: string; seriesName: string };

const MOST_OF_A_SERIES = 20;

export const evaluationsOfSeriesQuery = (series: Series) =>
  queryOptions({
    queryKey: ['evaluations-of-series', series],
    queryFn: ({ signal }) =>
      'seriesId' in series
        ? call(listEvaluationsOfSeries, { params: { seriesId: series.seriesId } }, signal)
        : evaluationsNamed(series, signal),
    staleTime: HOUR_MS,
    // It is a remark beside something else: nobody waits for it.
    retry: false,
  });

/** Words of a name occur in others as well: only the very same counts. */
async function evaluationsNamed(
  { brandName, seriesName }: { brandName: string; seriesName: string },
  signal: AbortSignal,
): Promise<EvaluationItem[]> {
  const query = { keywords: seriesName.slice(0, 40), pageSize: MOST_OF_A_SERIES };
  const { list } = await call(listEvaluations, { query }, signal);
  return list.filter((one) => one.brandName === brandName && one.seriesName === seriesName);
}
