import type { ReactNode } from 'react';
import styles from './card-grid.module.css';
import { SkeletonCard, SkeletonGroup } from './skeleton.tsx';

/** Three or four cards in a row, by the room there is; on phones and tablets as many as fit. */
export function CardGrid({ stale, children }: { stale?: boolean | undefined; children: ReactNode }) {
  return (
    <div className={styles.grid} data-long data-stale={stale || undefined} aria-busy={stale || undefined}>
      {children}
    </div>
  );
}

interface CardGridSkeletonProps {
  /** What is on its way, for those who do not see the grey cards. */
  label: string;
  count: number;
  /** Lines of text a card has. */
  lines: number;
}

export function CardGridSkeleton({ label, count, lines }: CardGridSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <CardGrid>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical grey cards have no other identity
          <SkeletonCard key={index} lines={lines} />
        ))}
      </CardGrid>
    </SkeletonGroup>
  );
}
