import { SheetLayout, SheetPanel } from '../../../shared/ui/sheet-layout.tsx';
import {
  SkeletonBlock,
  SkeletonGroup,
  SkeletonLine,
  SkeletonLines,
  SkeletonRows,
} from '../../../shared/ui/skeleton.tsx';

/** Letterhead, verdict, facts of the car, and the first parts with their tables; beside them the contents. */
export function ReportSkeleton() {
  return (
    <SkeletonGroup label="正在加载报告">
      <SheetLayout
        aside={
          <SheetPanel>
            <SkeletonLines lines={12} />
          </SheetPanel>
        }
      >
        <SkeletonLine width="40%" />
        <SkeletonBlock height={148} />
        <SkeletonBlock height={248} />
        <div>
          <SkeletonLine width="30%" />
          <SkeletonRows bare rows={5} rowHeight={60} />
        </div>
        <div>
          <SkeletonLine width="30%" />
          <SkeletonLines lines={6} />
        </div>
      </SheetLayout>
    </SkeletonGroup>
  );
}
