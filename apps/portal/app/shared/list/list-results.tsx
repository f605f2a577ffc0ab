import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Pagination } from '../ui/pagination.tsx';
import styles from './list-results.module.css';

/** An answer as TanStack Query hands it out, as far as a list looks at it. */
interface ListAnswer<Item> {
  data: { list: Item[]; total: number } | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface ListResultsProps<Item> {
  /** What the list holds: 车辆, 再用件. */
  things: string;
  answer: ListAnswer<Item>;
  page: number;
  pageSize: number;
  hrefFor: (page: number) => string;
  waiting: ReactNode;
  nothing: ReactNode;
  /** Explains what the list shows, under it. */
  legend?: ReactNode;
  /** Instead of further pages, where those are on a page of their own. */
  onward?: ReactNode;
  children: (list: Item[]) => ReactNode;
}

/** One page of a list and the way to the others; or why there is none. */
export function ListResults<Item>({
  things,
  answer: { data, error, isFetching, refetch },
  page,
  pageSize,
  hrefFor,
  waiting,
  nothing,
  legend,
  onward,
  children,
}: ListResultsProps<Item>) {
  if (error) {
    return (
      <ErrorState onRetry={refetch} retrying={isFetching}>
        {error.message}
      </ErrorState>
    );
  }
  if (!data) return waiting;
  if (data.total === 0) return nothing;
  if (data.list.length === 0) {
    return (
      <EmptyState
        title={`后面没有更多${things}了`}
        action={<ButtonLink to={hrefFor(1)}>回到第一页</ButtonLink>}
      />
    );
  }
  return (
    <>
      {children(data.list)}
      <div className={styles.pages}>
        {onward ?? (
          <Pagination
            label={`${things}分页`}
            page={page}
            pageSize={pageSize}
            total={data.total}
            hrefFor={hrefFor}
            showTotal={false}
          />
        )}
      </div>
      {legend}
    </>
  );
}
