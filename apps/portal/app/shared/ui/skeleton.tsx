import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Wraps the grey shapes and says once, in words, that something is on its way. */
export function SkeletonGroup({ label = '正在加载', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** Stands for a line of text; takes up the line's full height so that nothing moves when the words arrive. */
export function SkeletonLine({ width = '100%' }: { width?: string | undefined }) {
  return (
    <span className={styles.line}>
      <span className={classNames(styles.shape, styles.bar)} style={{ width }} />
    </span>
  );
}

/** Stands for a picture, chart or control: give a height, or a ratio such as `4 / 3`. */
export function SkeletonBlock({ height, ratio }: { height?: number | string; ratio?: string }) {
  return <span className={classNames(styles.shape, styles.block)} style={{ height, aspectRatio: ratio }} />;
}

/** Stands for a card with a picture and a few lines. */
export function SkeletonCard({ ratio = '4 / 3', lines = 3 }: { ratio?: string; lines?: number }) {
  return (
    <div className={styles.card}>
      <SkeletonBlock ratio={ratio} />
      <div className={styles.cardText}>
        {Array.from({ length: lines }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical grey lines have no other identity
          <SkeletonLine key={index} width={lineWidths[index % lineWidths.length]} />
        ))}
      </div>
    </div>
  );
}

const lineWidths = ['72%', '94%', '48%'] as const;
