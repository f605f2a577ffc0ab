import { SheetLayout } from '../../../shared/ui/sheet-layout.tsx';
import { SkeletonBlock, SkeletonGroup, SkeletonLine } from '../../../shared/ui/skeleton.tsx';

export function ReportSkeleton() {
  return (
    <SkeletonGroup label="正在加载报告">
      <SheetLayout aside={<SkeletonBlock height={420} />}>
        <SkeletonLine width="40%" />
        <SkeletonBlock height={148} />
        <SkeletonBlock height={248} />
        <SkeletonLine width="30%" />
        <SkeletonBlock height={320} />
        <SkeletonBlock height={320} />
      </SheetLayout>
    </SkeletonGroup>
  );
}
