import type { UsedCarItem } from '@cheyantong/contract';
import { CarFront } from 'lucide-react';
import { LazyImage } from '../../../shared/ui/lazy-image/lazy-image.tsx';
import { carName } from '../car-words.ts';
import { drawingSizes, isDrawing } from '../picture-address.ts';
import styles from './car-picture.module.css';

interface CarPictureProps {
  car: Pick<UsedCarItem, 'brandName' | 'seriesName' | 'modelYear' | 'coverUrl'>;
  sizes: string;
  eager?: boolean | undefined;
  /** Too small for the words 示意图; the place says it elsewhere. */
  unmarked?: boolean | undefined;
}

/** The cover of a car, 4:3, and honest about being a drawing. */
export function CarPicture({ car: { coverUrl, ...car }, sizes, eager, unmarked }: CarPictureProps) {
  if (!coverUrl) {
    return (
      <div className={styles.missing}>
        <CarFront aria-hidden="true" />
      </div>
    );
  }
  return (
    <div className={styles.frame}>
      <LazyImage
        src={coverUrl}
        srcSet={drawingSizes(coverUrl)}
        sizes={sizes}
        alt={unmarked ? '' : carName(car)}
        ratio="4 / 3"
        eager={eager}
      />
      {isDrawing(coverUrl) && !unmarked && <span className={styles.mark}>示意图</span>}
    </div>
  );
}
