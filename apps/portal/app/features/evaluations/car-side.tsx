import type { EvaluationItem } from '@cheyantong/contract';
import { CarFront } from 'lucide-react';
import { drawingSizes } from '../../shared/car-drawing.ts';
import { LazyImage } from '../../shared/ui/lazy-image/lazy-image.tsx';
import styles from './car-side.module.css';
import { evaluatedName } from './evaluation-words.ts';

interface CarSideProps {
  car: Pick<EvaluationItem, 'brandName' | 'seriesName' | 'title' | 'sideUrl'>;
  sizes: string;
  eager?: boolean | undefined;
  /** Beside its name. */
  decorative?: boolean | undefined;
}

/** The car from the side, on whatever lies behind it. */
export function CarSide({ car, sizes, eager, decorative }: CarSideProps) {
  if (!car.sideUrl)
    return (
      <span className={styles.missing}>
        <CarFront aria-hidden="true" />
      </span>
    );
  return (
    <LazyImage
      src={car.sideUrl}
      srcSet={drawingSizes(car.sideUrl)}
      sizes={sizes}
      alt={decorative ? '' : `${evaluatedName(car)}侧面`}
      ratio="2 / 1"
      fit="contain"
      eager={eager}
      className={styles.picture}
    />
  );
}
