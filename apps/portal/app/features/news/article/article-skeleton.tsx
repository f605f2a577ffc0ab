import { SheetLayout } from '../../../shared/ui/sheet-layout.tsx';
import { SkeletonBlock, SkeletonGroup, SkeletonLine } from '../../../shared/ui/skeleton.tsx';

export const ArticleSkeleton = () => (
  <SheetLayout>
    <SkeletonGroup label="正在加载文章">
      <SkeletonBlock height={48} />
      <SkeletonLine width="40%" />
      <SkeletonLine />
      <SkeletonLine />
      <SkeletonLine width="70%" />
      <SkeletonBlock height={380} />
    </SkeletonGroup>
  </SheetLayout>
);
