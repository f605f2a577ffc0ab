import type { ValuationReport } from '@cheyantong/contract';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { CarCard } from '../../used-cars/index.ts';
import styles from './similar-cars.module.css';

/** As many as stand side by side in the column of a document. */
const SHOWN = 3;

export function SimilarCars({ cars }: { cars: ValuationReport['similarCars'] }) {
  if (cars.length === 0) return <NoteBand>暂无相近车源。</NoteBand>;
  return (
    <div className={styles.cars} data-print="hide">
      {cars.slice(0, SHOWN).map((car) => (
        <CarCard key={car.vehicleId} car={car} />
      ))}
    </div>
  );
}
