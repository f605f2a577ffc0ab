import type { PartFit } from '@cheyantong/contract';
import { FitSentence } from './fit-sentence.tsx';
import { useMyCar } from './my-car.ts';

/** Says whether a part fits the visitor's car, when they have named one. */
export function MyCarFit({ fits }: { fits: readonly PartFit[] }) {
  const car = useMyCar();
  return car && <FitSentence fits={fits} car={car} />;
}
