import { getMe } from '@cheyantong/contract';
import { maskPhone } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { CircleUserRound } from 'lucide-react';
import { call } from '../../shared/call.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { SkeletonBlock } from '../../shared/ui/skeleton.tsx';
import styles from './personal-centre.module.css';

/** Who is logged in, asked from the gateway: a revoked session shows itself here. */
export function MemberSummary() {
  const me = useQuery({ queryKey: ['member', 'me'], queryFn: ({ signal }) => call(getMe, {}, signal) });
  if (me.isPending) return <SkeletonBlock height={96} />;
  if (me.isError) return <ErrorState onRetry={() => me.refetch()}>{me.error.message}</ErrorState>;
  return (
    <>
      <section className={styles.summary} aria-label="账号">
        <CircleUserRound className={styles.avatar} aria-hidden="true" />
        <div>
          <p className={styles.name}>{me.data.nickName}</p>
          <p className={styles.mobile}>{maskPhone(me.data.mobile)}</p>
        </div>
      </section>
      <EmptyState title="还没有订单">
        下单检测、维修、出险、电池报告或估值后，会在这里看到进度和报告。
      </EmptyState>
    </>
  );
}
