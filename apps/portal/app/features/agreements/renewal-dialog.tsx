import { type DueAgreement, giveConsent } from '@cheyantong/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../shared/ui/skeleton.tsx';
import { AgreementChanges } from './agreement-changes.tsx';
import { AgreementLink } from './agreement-link.tsx';
import { agreementQuery, CONSENTS_KEY, useMyConsents } from './agreement-queries.ts';
import styles from './renewal-dialog.module.css';

/** What is new in the agreements, and whether the member agrees. Whatever they were doing waits below, as it is. */
export default function RenewalDialog({ onAnswer }: { onAnswer: (agreed: boolean) => void }) {
  const consents = useMyConsents();
  const queryClient = useQueryClient();
  const due = consents.data?.due ?? [];
  const agreeing = useSubmit(
    () =>
      call(giveConsent, { body: { agreed: due.map(({ document, version }) => ({ document, version })) } }),
    {
      onDone: () => {
        queryClient.invalidateQueries({ queryKey: ['agreements'] });
        onAnswer(true);
      },
      onSettled: () => queryClient.invalidateQueries({ queryKey: CONSENTS_KEY }),
    },
  );
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      keepOnOutsidePress
      width={800}
      title="协议已更新"
      description="请看看改了什么，同意后继续；您填写的内容都在"
      footer={
        <div className={styles.answers}>
          <Button tone="secondary" onClick={() => onAnswer(false)}>
            暂不同意
          </Button>
          <Button loading={agreeing.isBusy} disabled={due.length === 0} onClick={() => agreeing.submit()}>
            同意并继续
          </Button>
        </div>
      }
    >
      {consents.isPending && (
        <SkeletonGroup label="正在读取">
          <SkeletonBlock height={160} />
        </SkeletonGroup>
      )}
      {consents.isError && (
        <ErrorState onRetry={() => consents.refetch()} retrying={consents.isFetching}>
          {consents.error.message}
        </ErrorState>
      )}
      <ul className={styles.list}>
        {due.map((agreement) => (
          <Due key={agreement.document} agreement={agreement} />
        ))}
      </ul>
    </Dialog>
  );
}

function Due({ agreement: { document, version, changes } }: { agreement: DueAgreement }) {
  const { data } = useQuery(agreementQuery(document, version));
  return (
    <li>
      <h3 className={styles.name}>
        <AgreementLink document={document} />
        <span className={styles.version}>{version} 版</span>
      </h3>
      <p>{changes}</p>
      {data?.comparison && (
        <details className={styles.changes}>
          <summary>逐条看改动</summary>
          <AgreementChanges comparison={data.comparison} level={3} />
        </details>
      )}
    </li>
  );
}
