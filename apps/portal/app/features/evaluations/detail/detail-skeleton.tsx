import { SkeletonBlock, SkeletonGroup, SkeletonRows } from '../../../shared/ui/skeleton.tsx';
import styles from './evaluation-view.module.css';

export function DetailSkeleton() {
  return (
    <SkeletonGroup label="正在加载测评">
      <div className={styles.page}>
        <SkeletonBlock height={380} />
        <SkeletonBlock height={460} />
        <div className={styles.columns}>
          <SkeletonRows rows={15} rowHeight={60} />
          <SkeletonBlock height={600} />
        </div>
      </div>
    </SkeletonGroup>
  );
}
