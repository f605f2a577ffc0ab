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

/** Stands for a paragraph, or a list of facts. */
export const SkeletonLines = ({ lines }: { lines: number }) =>
  Array.from({ length: lines }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: identical grey lines have no other identity
    <SkeletonLine key={index} width={lineWidths[index % lineWidths.length]} />
  ));

/** Stands for a card with a picture and a few lines. */
export function SkeletonCard({ ratio = '4 / 3', lines = 3 }: { ratio?: string; lines?: number }) {
  return (
    <div className={styles.card}>
      <SkeletonBlock ratio={ratio} />
      <div className={styles.cardText}>
        <SkeletonLines lines={lines} />
      </div>
    </div>
  );
}

interface SkeletonRowsProps {
  rows?: number;
  /** That of what comes, so that nothing moves. */
  rowHeight: number;
  /** Side of the icon, or width of the picture, that a row begins with. */
  tile?: number;
  /** Inside a card, which has a frame already. */
  bare?: boolean;
}

/** Stands for a list whose rows have an icon or a picture, a few words, and something to press. */
export function SkeletonRows({ rows = 3, rowHeight, tile = 44, bare = false }: SkeletonRowsProps) {
  return (
    <div className={styles.rows} data-bare={bare || undefined}>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical grey rows have no other identity
        <div key={index} className={styles.row} style={{ height: rowHeight }}>
          <span className={classNames(styles.shape, styles.tile)} style={{ width: tile }} />
          <span className={styles.rowWords}>
            <SkeletonLine width={lineWidths[(index + 2) % lineWidths.length]} />
            <SkeletonLine width={lineWidths[index % lineWidths.length]} />
          </span>
          <span className={classNames(styles.shape, styles.end)} />
        </div>
      ))}
    </div>
  );
}

const lineWidths = ['72%', '94%', '48%'] as const;
