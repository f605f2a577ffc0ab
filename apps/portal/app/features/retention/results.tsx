import { ErrorState } from '../../shared/ui/error-state.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../shared/ui/skeleton.tsx';
import { NothingRanked } from './nothing-ranked.tsx';
import { Ranking } from './ranking/ranking.tsx';
import type { RetentionState } from './use-retention.ts';

const SKELETON_HEIGHT = 720;

/** The ranking, or why there is none. */
export function Results({ retention: { query, rank } }: { retention: RetentionState }) {
  if (rank.isPending) {
    return (
      <SkeletonGroup label="正在加载榜单">
        <SkeletonBlock height={SKELETON_HEIGHT} />
      </SkeletonGroup>
    );
  }
  if (rank.isError) {
    return (
      <ErrorState onRetry={() => rank.refetch()} retrying={rank.isFetching}>
        {rank.error.message}
      </ErrorState>
    );
  }
  const { list, years, lastPeriod } = rank.data;
  if (list.length === 0) return <NothingRanked query={query} />;
  return (
    <Ranking
      caption={`${years} 年保值率榜`}
      rows={list}
      years={years}
      lastPeriod={lastPeriod}
      stale={rank.isPlaceholderData}
    />
  );
}
