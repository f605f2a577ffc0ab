import type { InspectionReport } from '@cheyantong/contract';
import { isDrawing } from '../../../shared/car-drawing.ts';
import { LazyImage } from '../../../shared/ui/lazy-image/lazy-image.tsx';
import styles from './photos.module.css';

/** What the inspector photographed; a drawing in its place says so. */
export function Photos({ images }: Pick<InspectionReport, 'images'>) {
  return (
    <ul className={styles.photos}>
      {images.map(({ label, url }) => (
        <li key={url}>
          <LazyImage src={url} alt={label} ratio="4 / 3" />
          <span className={styles.label}>
            {label}
            {isDrawing(url) && '（示意图）'}
          </span>
        </li>
      ))}
    </ul>
  );
}
