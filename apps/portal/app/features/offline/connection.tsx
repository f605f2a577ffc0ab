import { RotateCw, Wifi, WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { PAGES } from '../../pages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import styles from './offline.module.css';
import { useReachable } from './use-reachable.ts';

/** Says how the connection is. When it is back, the visitor goes on to where they were going. */
export function Connection({ wanted }: { wanted: string | null }) {
  const reachable = useReachable();
  useEffect(() => {
    if (reachable && wanted !== null) window.location.replace(wanted);
  }, [reachable, wanted]);
  const goOn = () => window.location.assign(wanted ?? PAGES.home.path);
  return (
    <div role="status" className={styles.card}>
      {reachable ? (
        <EmptyState
          title="网络已连接"
          drawing={<Wifi className={styles.drawing} />}
          action={<Button onClick={goOn}>{wanted ? '继续打开刚才的页面' : '回到首页'}</Button>}
        >
          没有网络的时候，这里可以读到保存在这台设备上的报告和收藏。
        </EmptyState>
      ) : (
        <EmptyState
          title="暂时连不上网络"
          drawing={<WifiOff className={styles.drawing} />}
          action={
            <Button tone="secondary" icon={<RotateCw />} onClick={goOn}>
              重新连接
            </Button>
          }
        >
          价格、库存和订单要联网才能看。网络恢复后，会自动打开您要去的页面。
        </EmptyState>
      )}
    </div>
  );
}
