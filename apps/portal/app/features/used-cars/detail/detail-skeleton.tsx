import { SkeletonBlock, SkeletonGroup } from '../../../shared/ui/skeleton.tsx';
import styles from './detail.module.css';

const GALLERY_RATIO = '864 / 500';

export function DetailSkeleton() {
  return (
    <SkeletonGroup label="正在加载车辆">
      <div className={styles.layout}>
        <div className={styles.main}>
          <SkeletonBlock ratio={GALLERY_RATIO} />
          <SkeletonBlock height={96} />
          <SkeletonBlock height={320} />
        </div>
        <SkeletonBlock height={520} />
      </div>
    </SkeletonGroup>
  );
}
