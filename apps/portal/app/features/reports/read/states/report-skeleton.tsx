import { SkeletonBlock, SkeletonGroup, SkeletonLine } from '../../../../shared/ui/skeleton.tsx';
import layout from '../frame/layout.module.css';

export function ReportSkeleton() {
  return (
    <SkeletonGroup label="正在加载报告">
      <div className={layout.page}>
        <div className={layout.sheet}>
          <SkeletonLine width="40%" />
          <SkeletonBlock height={148} />
          <SkeletonBlock height={248} />
          <SkeletonLine width="30%" />
          <SkeletonBlock height={320} />
          <SkeletonBlock height={320} />
        </div>
        <SkeletonBlock height={420} />
      </div>
    </SkeletonGroup>
  );
}
