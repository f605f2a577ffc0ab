import { withChange } from '../../../shared/list/list-address.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { PartGrid, PartGridSkeleton } from '../part-card/part-grid.tsx';
import { GradeLegend } from './grade-legend.tsx';
import { NothingFound } from './nothing-found.tsx';
import styles from './showroom.module.css';
import { PAGE_SIZE, showroomAddress } from './showroom-query.ts';
import type { ShowroomState } from './use-showroom.ts';

/** As many pictures as the first window shows. */
const EAGER = 4;

export function Results({ showroom }: { showroom: ShowroomState }) {
  const { query, parts } = showroom;
  if (parts.isPending) return <PartGridSkeleton count={PAGE_SIZE} />;
  if (parts.isError) {
    return (
      <ErrorState onRetry={() => parts.refetch()} retrying={parts.isFetching}>
        {parts.error.message}
      </ErrorState>
    );
  }
  const { list, total } = parts.data;
  if (total === 0) return <NothingFound showroom={showroom} />;
  const addressOf = (pageNum: number) => showroomAddress(withChange(query, { pageNum }));
  if (list.length === 0) {
    return (
      <EmptyState
        title="后面没有更多再用件了"
        action={<ButtonLink to={addressOf(1)}>回到第一页</ButtonLink>}
      />
    );
  }
  return (
    <>
      <PartGrid parts={list} stale={parts.isPlaceholderData} eager={EAGER} level={2} />
      <div className={styles.pages}>
        <Pagination
          label="再用件分页"
          page={query.pageNum}
          pageSize={PAGE_SIZE}
          total={total}
          hrefFor={addressOf}
          showTotal={false}
        />
      </div>
      <GradeLegend />
    </>
  );
}
