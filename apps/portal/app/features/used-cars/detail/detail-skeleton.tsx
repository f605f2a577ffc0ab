import { Card } from '../../../shared/ui/card.tsx';
import { DetailLayout } from '../../../shared/ui/detail-layout.tsx';
import { SkeletonBlock, SkeletonGroup, SkeletonLines, SkeletonRows } from '../../../shared/ui/skeleton.tsx';

const GALLERY_RATIO = '864 / 500';

/** The gallery with its small pictures, the facts, and beside them the price with its reasons. */
export function DetailSkeleton() {
  return (
    <SkeletonGroup label="正在加载车辆">
      <DetailLayout side={<Offer />}>
        <SkeletonBlock ratio={GALLERY_RATIO} />
        <SkeletonBlock height={96} />
        <Card>
          <SkeletonLines lines={9} />
        </Card>
      </DetailLayout>
    </SkeletonGroup>
  );
}

const Offer = () => (
  <Card>
    <SkeletonLines lines={2} />
    <SkeletonBlock height={52} />
    <SkeletonLines lines={1} />
    <SkeletonBlock height={128} />
    <SkeletonRows bare rows={3} rowHeight={44} tile={20} />
    <SkeletonBlock height={52} />
  </Card>
);
