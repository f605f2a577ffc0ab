import type { PartDetail } from '@cheyantong/contract';
import { Cog, Recycle } from 'lucide-react';
import { useIsMobile } from '../../../shared/settings.ts';
import { LazyImage } from '../../../shared/ui/lazy-image/lazy-image.tsx';
import { isDrawing } from '../part-picture.tsx';
import styles from './large-picture.module.css';

export const LARGE_RATIO = '864 / 500';
/** Phones are narrow enough to show the drawing alone. */
const DRAWING_RATIO = '4 / 3';

/** The part, large, under the label that the law wants to read on it. */
export function LargePicture({ part }: { part: PartDetail }) {
  const isMobile = useIsMobile();
  const image = part.images[0] ?? part.coverUrl;
  return (
    <figure className={styles.frame}>
      {image ? (
        <LazyImage
          src={image}
          alt={part.partName}
          ratio={isMobile ? DRAWING_RATIO : LARGE_RATIO}
          fit="contain"
          eager
          className={styles.picture}
        />
      ) : (
        <div className={styles.missing}>
          <Cog aria-hidden="true" />
        </div>
      )}
      <p className={styles.label}>
        <Recycle aria-hidden="true" />
        {part.conditionLabel}
      </p>
      {image && isDrawing(image) && <figcaption className={styles.caption}>示意图，以实物为准</figcaption>}
    </figure>
  );
}
