import { DetailLayout } from '../../../shared/ui/detail-layout.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../../shared/ui/skeleton.tsx';

const GALLERY_RATIO = '864 / 500';

export function DetailSkeleton() {
  return (
    <SkeletonGroup label="正在加载车辆">
      <DetailLayout side={<SkeletonBlock height={520} />}>
        <SkeletonBlock ratio={GALLERY_RATIO} />
        <SkeletonBlock height={96} />
        <SkeletonBlock height={320} />
      </DetailLayout>
    </SkeletonGroup>
  );
}
