import type { CallData, listRecommendedCars } from '@cheyantong/contract';
import { useQuery } from '@tanstack/react-query';
import { CardGrid } from '../../../shared/ui/card-grid.tsx';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { CarCard } from '../car-card/car-card.tsx';
import { CarGridSkeleton } from '../car-card/car-grid-skeleton.tsx';
import { similarCarsQuery } from '../used-car-queries.ts';
import { useViewer } from '../viewer.ts';
import { SECTIONS } from './sections.ts';

interface SimilarCarsProps {
  vehicleId: string;
  seed: CallData<typeof listRecommendedCars> | undefined;
}

/** Cars to look at next; without any, or without an answer, the page simply ends earlier. */
export function SimilarCars({ vehicleId, seed }: SimilarCarsProps) {
  const viewer = useViewer();
  const similar = useQuery({
    ...similarCarsQuery(viewer, vehicleId),
    ...(seed && (viewer === null ? { initialData: seed } : { placeholderData: seed })),
  });
  if (similar.isError || similar.data?.list.length === 0) return null;
  return (
    <section id="similar" aria-labelledby="similar-title">
      <SectionHeading id="similar-title" remark="同级别、同价位的在售车辆">
        {SECTIONS.similar}
      </SectionHeading>
      {similar.isPending ? (
        <CarGridSkeleton count={4} />
      ) : (
        <CardGrid>
          {similar.data.list.map((car) => (
            <CarCard key={car.vehicleId} car={car} />
          ))}
        </CardGrid>
      )}
    </section>
  );
}
