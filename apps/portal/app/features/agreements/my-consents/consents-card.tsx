import type { GivenConsent } from '@cheyantong/contract';
import { useState } from 'react';
import { Card } from '../../../shared/ui/card.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonGroup, SkeletonRows } from '../../../shared/ui/skeleton.tsx';
import { useMyConsents } from '../agreement-queries.ts';
import { ConsentRow } from './consent-row.tsx';
import styles from './my-consents.module.css';
import { WithdrawalQuestion } from './withdrawal-question.tsx';

const ROW_HEIGHT_PX = 60;

/** What the member has agreed to, in which version, and how to take it back. */
export function ConsentsCard() {
  const consents = useMyConsents();
  const [asked, setAsked] = useState<GivenConsent | null>(null);
  return (
    <Card id="consents" title="我的授权" remark="同意过的每一份，随时可以撤回">
      {consents.isPending && (
        <SkeletonGroup label="正在加载授权">
          <SkeletonRows bare rows={4} rowHeight={ROW_HEIGHT_PX} />
        </SkeletonGroup>
      )}
      {consents.isError && (
        <ErrorState onRetry={() => consents.refetch()} retrying={consents.isFetching}>
          {consents.error.message}
        </ErrorState>
      )}
      {consents.data?.given.length === 0 && <p className={styles.none}>还没有同意过任何协议。</p>}
      <ul aria-label="授权">
        {consents.data?.given.map((consent) => (
          <ConsentRow
            key={`${consent.document} ${consent.version}`}
            consent={consent}
            onWithdraw={() => setAsked(consent)}
          />
        ))}
      </ul>
      <WithdrawalQuestion consent={asked} onDone={() => setAsked(null)} />
    </Card>
  );
}
