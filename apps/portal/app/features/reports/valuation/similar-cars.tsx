import type { ValuationReport } from '@cheyantong/contract';
import { CarCard } from '../../used-cars/index.ts';
import styles from './similar-cars.module.css';

/** As many as stand side by side in the column of a document. */
const SHOWN = 3;

export function SimilarCars({ cars }: { cars: ValuationReport['similarCars'] }) {
  return (
    <div className={styles.cars} data-print="hide">
      {cars.slice(0, SHOWN).map((car) => (
        <CarCard key={car.vehicleId} car={car} />
      ))}
    </div>
  );
}
