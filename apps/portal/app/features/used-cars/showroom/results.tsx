import { withChange } from '../../../shared/list/list-address.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { CardGrid } from '../../../shared/ui/card-grid.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { CarCard } from '../car-card/car-card.tsx';
import { CarGridSkeleton } from '../car-card/car-grid-skeleton.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PriceLegend } from './price-legend.tsx';
import styles from './showroom.module.css';
import { PAGE_SIZE, showroomAddress } from './showroom-query.ts';
import type { ShowroomState } from './use-showroom.ts';

/** As many pictures as the first window shows. */
const EAGER = 4;

export function Results({ showroom }: { showroom: ShowroomState }) {
  const { query, cars } = showroom;
  if (cars.isPending) return <CarGridSkeleton count={PAGE_SIZE} />;
  if (cars.isError) {
    return (
      <ErrorState onRetry={() => cars.refetch()} retrying={cars.isFetching}>
        {cars.error.message}
      </ErrorState>
    );
  }
  const { list, total } = cars.data;
  if (total === 0) return <NothingFound showroom={showroom} />;
  const addressOf = (pageNum: number) => showroomAddress(withChange(query, { pageNum }));
  if (list.length === 0) {
    return (
      <EmptyState title="后面没有更多车辆了" action={<ButtonLink to={addressOf(1)}>回到第一页</ButtonLink>} />
    );
  }
  return (
    <>
      <CardGrid stale={cars.isPlaceholderData}>
        {list.map((car, index) => (
          <CarCard key={car.vehicleId} car={car} eager={index < EAGER} level={2} />
        ))}
      </CardGrid>
      <div className={styles.pages}>
        <Pagination
          label="车辆分页"
          page={query.pageNum}
          pageSize={PAGE_SIZE}
          total={total}
          hrefFor={addressOf}
          showTotal={false}
        />
      </div>
      <PriceLegend />
    </>
  );
}
