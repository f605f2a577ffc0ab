import { useState } from 'react';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { SkeletonBlock, SkeletonCard, SkeletonGroup, SkeletonLine } from '../../shared/ui/skeleton.tsx';
import styles from './showcase.module.css';

export function StatesSection() {
  const [isRetrying, setRetrying] = useState(false);
  return (
    <>
      <Card title="骨架 Skeleton">
        <SkeletonGroup>
          <div className={styles.four}>
            <SkeletonCard />
            <SkeletonCard lines={2} />
            <div>
              <SkeletonLine width="40%" />
              <SkeletonLine />
              <SkeletonLine />
              <SkeletonLine width="60%" />
            </div>
            <SkeletonBlock height={120} />
          </div>
        </SkeletonGroup>
      </Card>
      <div className={styles.grid}>
        <Card title="空状态 EmptyState">
          <EmptyState
            title="没有符合条件的车"
            action={
              <>
                <Button tone="secondary">去掉“车况 B 以上”</Button>
                <ButtonLink to="/home" tone="quiet">
                  回首页
                </ButtonLink>
              </>
            }
          >
            去掉“车况 B 以上”后有 36 辆。
          </EmptyState>
        </Card>
        <Card title="错误状态 ErrorState">
          <ErrorState retrying={isRetrying} onRetry={() => setRetrying(true)} />
        </Card>
        <Card title="只有一句话的空状态">
          <EmptyState title="还没有收藏" />
        </Card>
      </div>
    </>
  );
}
