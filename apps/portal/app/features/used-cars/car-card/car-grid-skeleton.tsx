import { useIsMobile } from '../../../shared/settings.ts';
import { CardGrid, CardGridSkeleton } from '../../../shared/ui/card-grid.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../../shared/ui/skeleton.tsx';

const LABEL = '正在加载车辆';
const CARD_LINES = 6;
const ROW_HEIGHT = 168;

export function CarGridSkeleton({ count }: { count: number }) {
  if (!useIsMobile()) return <CardGridSkeleton label={LABEL} count={count} lines={CARD_LINES} />;
  return (
    <SkeletonGroup label={LABEL}>
      <CardGrid>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical grey rows have no other identity
          <SkeletonBlock key={index} height={ROW_HEIGHT} />
        ))}
      </CardGrid>
    </SkeletonGroup>
  );
}
