import { FAILURES } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PAGES } from '../../../pages.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../../shared/ui/skeleton.tsx';
import { useRemembered } from '../desk/recent-codes.ts';
import { checkQuery } from './check-query.ts';
import styles from './check-result-view.module.css';
import { FileCheck } from './file-check.tsx';
import { KeyPanel } from './key-panel.tsx';
import { OpensslCommands } from './openssl-panel.tsx';
import { outcomeOf, verdictOf } from './outcome.ts';
import { OutcomeBand } from './outcome-band.tsx';
import { SignedContent } from './signed-content.tsx';

interface CheckResultViewProps {
  code: string;
  /** Handed over before the answer was there. */
  file: File | null;
}

export function CheckResultView({ code, file }: CheckResultViewProps) {
  const check = useQuery(checkQuery(code));
  useRemembered(code, check.data && verdictOf(check.data));
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
              <FileCheck key={file?.name} statement={proof.statement} given={file} />
              <KeyPanel proof={proof} />
            </div>
          </div>
          <OpensslCommands proof={proof} />
        </>
      )}
    </section>
  );
}
