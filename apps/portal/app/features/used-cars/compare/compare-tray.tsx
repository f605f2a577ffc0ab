import { lazy, Suspense, useState } from 'react';
import { Tray } from '../../../shared/compare/tray.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { wanAmount } from '../../../shared/words.ts';
import { CarPicture } from '../car-card/car-picture.tsx';
import { carName, carSeriesName } from '../car-words.ts';
import { uncompareAll, uncompareCar, useComparedCars, useRestoredComparison } from './compared-cars.ts';

const CompareDialog = lazy(() => import('./compare-dialog.tsx'));

export function CompareTray() {
  useRestoredComparison();
  const cars = useComparedCars((state) => state.items);
  const [comparing, setComparing] = useState(false);
  return (
    <>
      <Tray
        label="对比车辆"
        places={cars.map((car) => ({
          id: car.vehicleId,
          name: carName(car),
          title: carSeriesName(car),
          picture: <CarPicture car={car} sizes="80px" unmarked />,
          remark: <Price amount={wanAmount(car.price)} unit="万" size={14} />,
        }))}
        freeWords="＋ 再选一辆"
        start={
          <Button disabled={cars.length < 2} onClick={() => setComparing(true)}>
            开始对比
          </Button>
        }
        onRemove={uncompareCar}
        onClear={uncompareAll}
      />
      <Suspense>
        {comparing && cars.length > 0 && <CompareDialog cars={cars} onClose={() => setComparing(false)} />}
      </Suspense>
    </>
  );
}
