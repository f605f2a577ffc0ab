import type { PartItem } from '@cheyantong/contract';
import { Cog } from 'lucide-react';
import { LazyImage } from '../../shared/ui/lazy-image/lazy-image.tsx';
import styles from './part-picture.module.css';

interface PartPictureProps {
  part: Pick<PartItem, 'partName' | 'coverUrl'>;
  eager?: boolean | undefined;
  /** Too small for the words 示意图; the place says it elsewhere. */
  unmarked?: boolean | undefined;
}

/** The cover of a part, 4:3, and honest about being a drawing. */
export function PartPicture({ part: { partName, coverUrl }, eager, unmarked }: PartPictureProps) {
  if (!coverUrl) {
    return (
      <div className={styles.missing}>
        <Cog aria-hidden="true" />
      </div>
    );
  }
  return (
    <div className={styles.frame}>
      <LazyImage src={coverUrl} alt={unmarked ? '' : partName} ratio="4 / 3" eager={eager} />
      {isDrawing(coverUrl) && !unmarked && <span className={styles.mark}>示意图</span>}
    </div>
  );
}

/** Suppliers' own pictures come from elsewhere. */
export const isDrawing = (url: string): boolean => url.startsWith('/pictures/parts/');
