import { FAILURES } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PAGES } from '../../pages.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../shared/ui/skeleton.tsx';
import { checkQuery } from './check-query.ts';
import styles from './check-result-view.module.css';
import { FileCheck } from './file-check.tsx';
import { KeyPanel } from './key-panel.tsx';
import { OpensslCommands } from './openssl-panel.tsx';
import { outcomeOf } from './outcome.ts';
import { OutcomeBand } from './outcome-band.tsx';
import { SignedContent } from './signed-content.tsx';

export function CheckResultView({ code }: { code: string }) {
  const check = useQuery(checkQuery(code));
  if (check.isPending) {
    return (
      <SkeletonGroup label="正在核验">
        <SkeletonBlock height={120} />
      </SkeletonGroup>
    );
  }
  if (check.isError) {
    return (
      <ErrorState title="没能完成核验" onRetry={() => check.refetch()} retrying={check.isFetching}>
        {check.error.message || FAILURES.B0001.sentence}
      </ErrorState>
    );
  }
  const { answer, proof } = check.data;
  return (
    <section className={styles.result} aria-label="核验结果">
      <OutcomeBand outcome={outcomeOf(check.data)} code={answer.reportCode} checkedTime={answer.checkedTime}>
        {answer.supersededBy && (
          <Link to={`${PAGES.traceability.path}?code=${encodeURIComponent(answer.supersededBy)}`}>
            核验新报告 {answer.supersededBy}
          </Link>
        )}
      </OutcomeBand>
      {proof && (
        <>
          <div className={styles.columns}>
            <SignedContent statement={proof.statement} />
            <div className={styles.side}>
              <FileCheck statement={proof.statement} />
              <KeyPanel proof={proof} />
            </div>
          </div>
          <OpensslCommands proof={proof} />
        </>
      )}
    </section>
  );
}
