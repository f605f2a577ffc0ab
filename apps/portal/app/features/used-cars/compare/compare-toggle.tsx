import { Scale, SquareCheckBig } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { carName } from '../car-words.ts';
import { type ComparedCar, compareCar, uncompareCar, useComparedCars } from './compared-cars.ts';

/** The box on a card. */
export function CompareCheckbox({ car }: { car: ComparedCar }) {
  return (
    <Checkbox
      aria-label={`对比 ${carName(car)}`}
      checked={useIsCompared(car)}
      onCheckedChange={(checked) => setCompared(car, checked)}
    >
      对比
    </Checkbox>
  );
}

/** On the rows of phones, where there is no room for words. */
export function CompareIcon({ car }: { car: ComparedCar }) {
  const compared = useIsCompared(car);
  return (
    <IconButton
      label={`${compared ? '移出' : '加入'}对比 ${carName(car)}`}
      aria-pressed={compared}
      onClick={() => setCompared(car, !compared)}
    >
      {compared ? <SquareCheckBig aria-hidden="true" /> : <Scale aria-hidden="true" />}
    </IconButton>
  );
}

export function CompareButton({ car }: { car: ComparedCar }) {
  const compared = useIsCompared(car);
  return (
    <Button
      tone="secondary"
      size="small"
      block
      icon={<Scale aria-hidden="true" />}
      onClick={() => setCompared(car, !compared)}
    >
      {compared ? '已选对比' : '对比'}
    </Button>
  );
}

const useIsCompared = ({ vehicleId }: ComparedCar): boolean =>
  useComparedCars(({ items }) => items.some((car) => car.vehicleId === vehicleId));

function setCompared(car: ComparedCar, wanted: boolean): void {
  if (wanted) compareCar(car);
  else uncompareCar(car.vehicleId);
}
