import type { CallData, FoundOnSite, listUsedCars } from '@cheyantong/contract';
import { groupedNumber } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { CardGrid } from '../../../shared/ui/card-grid.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { CarCard, showroomAddress, usedCarsQuery, useViewer } from '../../used-cars/index.ts';
import { firstOf, meantCars } from './meant-cars.ts';

interface FoundCarsProps {
  found: FoundOnSite;
  /** As a visitor sees them. */
  seed: CallData<typeof listUsedCars> | undefined;
}

/** Cars for sale, when the words mean one series or one brand. */
export function FoundCars({ found, seed }: FoundCarsProps) {
  const meant = meantCars(found);
  const viewer = useViewer();
  const { data } = useQuery({
    ...usedCarsQuery(viewer, firstOf(meant)),
    enabled: meant !== null,
    ...(seed && viewer === null && { initialData: seed }),
  });
  const cars = data ?? seed;
  if (!meant || !cars?.list.length) return null;
  return (
    <section aria-label="在售车辆">
      <SectionHeading
        remark={`共 ${groupedNumber(cars.total)} 辆`}
        aside={<Link to={showroomAddress({ pageNum: 1, ...meant })}>看全部</Link>}
      >
        在售车辆
      </SectionHeading>
      <CardGrid>
        {cars.list.map((car) => (
          <CarCard key={car.vehicleId} car={car} />
        ))}
      </CardGrid>
    </section>
  );
}
