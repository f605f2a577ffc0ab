import type { Member } from '@cheyantong/contract';
import { maskPhone } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useMember } from '../../../shared/session/session.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { CertificationBadge, meQuery } from '../../account/index.ts';
import { Counts } from './counts.tsx';
import styles from './member-header.module.css';

/** Who is here, and five counts that lead to what they count. */
export function MemberHeader() {
  const me = useQuery(meQuery(useMember()));
  if (!me.data) {
    return (
      <ErrorState onRetry={() => me.refetch()} retrying={me.isFetching}>
        {me.error?.message}
      </ErrorState>
    );
  }
  return (
    <section className={styles.header} aria-label="账号">
      <Person me={me.data} />
      <Counts />
    </section>
  );
}

function Person({ me }: { me: Member }) {
  return (
    <div className={styles.person}>
      <span className={styles.avatar}>
        <UserRound aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <p className={styles.nameLine}>
          <span className={styles.name}>{me.nickName}</span>
          <CertificationBadge authType={me.authType} authStatus={me.authStatus} />
        </p>
        <p className={styles.mobile}>{maskPhone(me.mobile)}</p>
      </div>
    </div>
  );
}
