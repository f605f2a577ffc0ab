import type { CallData, listRecommendedCars } from '@cheyantong/contract';
import { useQuery } from '@tanstack/react-query';
import { CarCard } from '../car-card/car-card.tsx';
import { CarGrid, CarGridSkeleton } from '../car-card/car-grid.tsx';
import { similarCarsQuery } from '../used-car-queries.ts';
import { useViewer } from '../viewer.ts';
import styles from './detail.module.css';
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
    <section id="similar" className={styles.similar} aria-labelledby="similar-title">
      <header className={styles.similarHead}>
        <h2 id="similar-title" className={styles.similarTitle}>
          {SECTIONS.similar}
        </h2>
        <p className={styles.similarRemark}>同级别、同价位的在售车辆</p>
      </header>
      {similar.isPending ? (
        <CarGridSkeleton count={4} />
      ) : (
        <CarGrid>
          {similar.data.list.map((car) => (
            <CarCard key={car.vehicleId} car={car} />
          ))}
        </CarGrid>
      )}
    </section>
  );
}
