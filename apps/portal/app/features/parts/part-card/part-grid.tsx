import type { PartItem } from '@cheyantong/contract';
import { CardGrid, CardGridSkeleton } from '../../../shared/ui/card-grid.tsx';
import { PartCard } from './part-card.tsx';

interface PartGridProps {
  parts: readonly PartItem[];
  /** Another list is on its way. */
  stale?: boolean | undefined;
  /** So many of the first pictures are in the first window. */
  eager?: number | undefined;
  /** Level of the cards' headings. */
  level?: 2 | 3 | undefined;
}

export function PartGrid({ parts, stale, eager = 0, level }: PartGridProps) {
  return (
    <CardGrid stale={stale}>
      {parts.map((part, index) => (
        <PartCard key={part.partId} part={part} eager={index < eager} level={level} />
      ))}
    </CardGrid>
  );
}

const CARD_LINES = 7;

export function PartGridSkeleton({ count }: { count: number }) {
  return <CardGridSkeleton label="正在加载再用件" count={count} lines={CARD_LINES} />;
}
