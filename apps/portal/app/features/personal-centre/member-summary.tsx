import { getMe } from '@cheyantong/contract';
import { maskPhone } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { CircleUserRound } from 'lucide-react';
import { call } from '../../shared/call.ts';
import { useMember } from '../../shared/session/session.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../shared/ui/skeleton.tsx';
import styles from './personal-centre.module.css';

const SUMMARY_HEIGHT_PX = 98;

/** Who is logged in, asked from the gateway: a revoked session shows itself here. */
export function MemberSummary() {
  const me = useQuery({
    queryKey: ['member', useMember(), 'me'],
    queryFn: ({ signal }) => call(getMe, {}, signal),
  });
  if (me.isPending) {
    return (
      <SkeletonGroup label="正在加载账号">
        <SkeletonBlock height={SUMMARY_HEIGHT_PX} />
      </SkeletonGroup>
    );
  }
  if (me.isError) return <ErrorState onRetry={() => me.refetch()}>{me.error.message}</ErrorState>;
  return (
    <section className={styles.summary} aria-label="账号">
      <CircleUserRound className={styles.avatar} aria-hidden="true" />
      <div>
        <p className={styles.name}>{me.data.nickName}</p>
        <p className={styles.mobile}>{maskPhone(me.data.mobile)}</p>
      </div>
    </section>
  );
}
