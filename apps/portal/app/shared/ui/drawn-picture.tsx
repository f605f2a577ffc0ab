import type { ReactNode } from 'react';
import styles from './drawn-picture.module.css';
import { LazyImage } from './lazy-image/lazy-image.tsx';

interface DrawnPictureProps {
  src: string | null;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  alt: string;
  eager?: boolean | undefined;
  /** Says 示意图: what is shown is no photograph of the thing. */
  marked: boolean;
  /** An icon for what has no picture. */
  missing: ReactNode;
}

/** The picture of something for sale, 4:3, and honest about being a drawing. */
export function DrawnPicture({ src, marked, missing, ...image }: DrawnPictureProps) {
  if (!src) return <div className={styles.missing}>{missing}</div>;
  return (
    <div className={styles.frame}>
      <LazyImage src={src} ratio="4 / 3" {...image} />
      {marked && <span className={styles.mark}>示意图</span>}
    </div>
  );
}
