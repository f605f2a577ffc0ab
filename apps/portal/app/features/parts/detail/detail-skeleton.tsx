import { Card } from '../../../shared/ui/card.tsx';
import { DetailLayout } from '../../../shared/ui/detail-layout.tsx';
import { SkeletonBlock, SkeletonGroup, SkeletonLines } from '../../../shared/ui/skeleton.tsx';
import { LARGE_RATIO } from './large-picture.tsx';

/** The picture and what is said of the part; beside them its price and how to buy it. */
export function DetailSkeleton() {
  return (
    <SkeletonGroup label="正在加载再用件">
      <DetailLayout side={<Offer />}>
        <SkeletonBlock ratio={LARGE_RATIO} />
        <SkeletonBlock height={52} />
        <Card>
          <SkeletonLines lines={5} />
        </Card>
        <Card>
          <SkeletonLines lines={8} />
        </Card>
      </DetailLayout>
    </SkeletonGroup>
  );
}

const Offer = () => (
  <Card>
    <SkeletonLines lines={3} />
    <SkeletonBlock height={60} />
    <SkeletonLines lines={8} />
    <SkeletonBlock height={52} />
    <SkeletonLines lines={4} />
  </Card>
);
