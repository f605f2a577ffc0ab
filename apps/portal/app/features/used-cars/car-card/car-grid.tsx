import type { ReactNode } from 'react';
import { SkeletonCard, SkeletonGroup } from '../../../shared/ui/skeleton.tsx';
import styles from './car-grid.module.css';

/** Four cards in a row; on phones and tablets as many as fit. */
export function CarGrid({ stale, children }: { stale?: boolean | undefined; children: ReactNode }) {
  return (
    <div className={styles.grid} data-stale={stale || undefined} aria-busy={stale || undefined}>
      {children}
    </div>
  );
}

const CARD_LINES = 6;

export function CarGridSkeleton({ count }: { count: number }) {
  return (
    <SkeletonGroup label="正在加载车辆">
      <CarGrid>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical grey cards have no other identity
          <SkeletonCard key={index} lines={CARD_LINES} />
        ))}
      </CarGrid>
    </SkeletonGroup>
  );
}
