import { Card } from '../../../shared/ui/card.tsx';
import { SkeletonBlock, SkeletonGroup, SkeletonLines, SkeletonRows } from '../../../shared/ui/skeleton.tsx';
import styles from './detail.module.css';

/** The order in grey: where it stands, its steps, and what was bought. */
export function DetailSkeleton() {
  return (
    <SkeletonGroup label="正在加载订单">
      <Card>
        <SkeletonLines lines={3} />
        <SkeletonBlock height={52} />
      </Card>
      <div className={styles.columns}>
        <SkeletonRows rows={5} rowHeight={84} />
        <Card>
          <SkeletonLines lines={12} />
        </Card>
      </div>
    </SkeletonGroup>
  );
}
