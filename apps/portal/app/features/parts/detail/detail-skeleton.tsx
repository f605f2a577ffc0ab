import { DetailLayout } from '../../../shared/ui/detail-layout.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../../shared/ui/skeleton.tsx';
import { LARGE_RATIO } from './large-picture.tsx';

export function DetailSkeleton() {
  return (
    <SkeletonGroup label="正在加载再用件">
      <DetailLayout side={<SkeletonBlock height={560} />}>
        <SkeletonBlock ratio={LARGE_RATIO} />
        <SkeletonBlock height={52} />
        <SkeletonBlock height={160} />
        <SkeletonBlock height={240} />
      </DetailLayout>
    </SkeletonGroup>
  );
}
