import { Card } from '../../../shared/ui/card.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { SkeletonGroup, SkeletonLine, SkeletonLines, SkeletonRows } from '../../../shared/ui/skeleton.tsx';
import actions from './actions/next-actions.module.css';
import header from './member-header.module.css';
import styles from './overview.module.css';

const COUNTS = ['待付款', '进行中', '报告', '收藏', '询价'];

/** The overview in grey, in its own shape. */
export const OverviewSkeleton = () => (
  <SkeletonGroup label="正在加载个人中心">
    <div className={classNames(styles.overview, styles.waiting)}>
      <div className={header.header}>
        <div className={header.person}>
          <span className={header.avatar} />
          <div className={styles.waitingWords}>
            <SkeletonLine width="60%" />
            <SkeletonLine width="80%" />
          </div>
        </div>
        <div className={header.counts}>
          {COUNTS.map((name) => (
            <span key={name} className={header.cell}>
              <span className={header.countLink}>
                <span className={header.count}>–</span>
                <span className={header.countName}>{name}</span>
              </span>
            </span>
          ))}
        </div>
      </div>
      <div className={actions.actions}>
        <div className={actions.card}>
          <SkeletonLines lines={3} />
        </div>
        <div className={actions.card}>
          <SkeletonLines lines={3} />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card>
            <SkeletonLine width="30%" />
            <SkeletonRows bare rows={4} rowHeight={65} />
          </Card>
        </div>
        <div className={styles.column}>
          <Card>
            <SkeletonLine width="40%" />
            <SkeletonRows bare rows={3} rowHeight={60} />
          </Card>
        </div>
      </div>
    </div>
  </SkeletonGroup>
);
