import { SkeletonBlock, SkeletonGroup } from '../../../shared/ui/skeleton.tsx';
import styles from './detail.module.css';

export function DetailSkeleton() {
  return (
    <SkeletonGroup label="正在加载订单">
      <SkeletonBlock height={184} />
      <div className={styles.columns}>
        <SkeletonBlock height={420} />
        <SkeletonBlock height={420} />
      </div>
    </SkeletonGroup>
  );
}
