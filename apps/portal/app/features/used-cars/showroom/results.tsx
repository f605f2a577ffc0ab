import { withChange } from '../../../shared/list/list-address.ts';
import { ListResults } from '../../../shared/list/list-results.tsx';
import { CardGrid } from '../../../shared/ui/card-grid.tsx';
import { CarCard } from '../car-card/car-card.tsx';
import { CarGridSkeleton } from '../car-card/car-grid-skeleton.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PriceLegend } from './price-legend.tsx';
import { PAGE_SIZE, showroomAddress } from './showroom-query.ts';
import type { ShowroomState } from './use-showroom.ts';

/** As many pictures as the first window shows. */
const EAGER = 4;

export function Results({ showroom }: { showroom: ShowroomState }) {
  const { query, cars } = showroom;
  // While another list is awaited the one before it is still shown: it ends elsewhere.
  const endsAt = cars.isPlaceholderData ? null : cars.data?.endsAt;
  /** Pages further on begin behind this one; those before it are looked up anew. */
  const goingOn = (pageNum: number) => (endsAt && pageNum > query.pageNum ? { after: endsAt } : {});
  return (
    <ListResults
      things="车辆"
      answer={cars}
      page={query.pageNum}
      pageSize={PAGE_SIZE}
      hrefFor={(pageNum) => showroomAddress(withChange(query, { pageNum, ...goingOn(pageNum) }))}
      waiting={<CarGridSkeleton count={PAGE_SIZE} />}
      nothing={<NothingFound showroom={showroom} />}
      legend={<PriceLegend />}
    >
      {(list) => (
        <CardGrid stale={cars.isPlaceholderData}>
          {list.map((car, index) => (
            <CarCard key={car.vehicleId} car={car} eager={index < EAGER} level={2} />
          ))}
        </CardGrid>
      )}
    </ListResults>
  );
}
