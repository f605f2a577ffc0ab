import type { UsedCarItem } from '@cheyantong/contract';
import { CarFront } from 'lucide-react';
import { drawingSizes, isDrawing } from '../../../shared/car-drawing.ts';
import { DrawnPicture } from '../../../shared/ui/drawn-picture.tsx';
import { carName } from '../car-words.ts';

interface CarPictureProps {
  car: Pick<UsedCarItem, 'brandName' | 'seriesName' | 'modelYear' | 'coverUrl'>;
  sizes: string;
  eager?: boolean | undefined;
  /** Too small for the words 示意图; the place says it elsewhere. */
  unmarked?: boolean | undefined;
}

export function CarPicture({ car: { coverUrl, ...car }, sizes, eager, unmarked }: CarPictureProps) {
  return (
    <DrawnPicture
      src={coverUrl}
      srcSet={coverUrl ? drawingSizes(coverUrl) : undefined}
      sizes={sizes}
      alt={unmarked ? '' : carName(car)}
      eager={eager}
      marked={!unmarked && coverUrl !== null && isDrawing(coverUrl)}
      missing={<CarFront aria-hidden="true" />}
    />
  );
}
