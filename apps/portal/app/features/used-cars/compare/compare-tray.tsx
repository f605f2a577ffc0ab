import { X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useIsMobile } from '../../../shared/settings.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { wanAmount } from '../../../shared/words.ts';
import { CarPicture } from '../car-card/car-picture.tsx';
import { carName, carSeriesName } from '../car-words.ts';
import styles from './compare-tray.module.css';
import {
  type ComparedCar,
  MOST_COMPARED,
  uncompareAll,
  uncompareCar,
  useComparedCars,
  useRestoredComparison,
} from './compared-cars.ts';

const CompareDialog = lazy(() => import('./compare-dialog.tsx'));

/** The cars put aside for comparing, at the lower edge of the window as long as there are any. */
export function CompareTray() {
  useRestoredComparison();
  const cars = useComparedCars((state) => state.cars);
  const isMobile = useIsMobile();
  const [comparing, setComparing] = useState(false);
  if (cars.length === 0) return null;
  return (
    <section className={styles.tray} aria-label="对比车辆" data-print="hide">
      <p className={styles.count}>
        对比 <strong>{cars.length}</strong> / {MOST_COMPARED}
      </p>
      {!isMobile && (
        <ul className={styles.places}>
          {cars.map((car) => (
            <li key={car.vehicleId} className={styles.place}>
              <TrayCar car={car} />
            </li>
          ))}
          {cars.length < MOST_COMPARED && <li className={styles.free}>＋ 再选一辆</li>}
        </ul>
      )}
      <div className={styles.actions}>
        <Button disabled={cars.length < 2} onClick={() => setComparing(true)}>
          开始对比
        </Button>
        <Button tone="quiet" size="small" onClick={uncompareAll}>
          清空
        </Button>
      </div>
      <Suspense>{comparing && <CompareDialog cars={cars} onClose={() => setComparing(false)} />}</Suspense>
    </section>
  );
}

function TrayCar({ car }: { car: ComparedCar }) {
  return (
    <>
      <span className={styles.picture}>
        <CarPicture car={car} sizes="80px" unmarked />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{carSeriesName(car)}</span>
        <Price amount={wanAmount(car.price)} unit="万" size={14} />
      </span>
      <IconButton size="small" label={`移出对比 ${carName(car)}`} onClick={() => uncompareCar(car.vehicleId)}>
        <X aria-hidden="true" />
      </IconButton>
    </>
  );
}
