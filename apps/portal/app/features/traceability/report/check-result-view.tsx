import { CODE_KINDS, FAILURES } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../../shared/ui/skeleton.tsx';
import { VerdictBand } from '../chain/verdict-band.tsx';
import { useRemembered } from '../desk/recent-codes.ts';
import { checkQuery, type ReportAnswer } from './check-query.ts';
import styles from './check-result-view.module.css';
import { FileCheck } from './file-check.tsx';
import { KeyPanel } from './key-panel.tsx';
import { OpensslCommands } from './openssl-panel.tsx';
import { outcomeOf, verdictOf } from './outcome.ts';
import { ReportNextSteps } from './report-next-steps.tsx';
import { SignedContent } from './signed-content.tsx';

interface CheckResultViewProps {
  code: string;
  seed: ReportAnswer | undefined;
  /** Handed over before the answer was there. */
  file: File | null;
}

export function CheckResultView({ code, seed, file }: CheckResultViewProps) {
  const check = useQuery(checkQuery(code, seed));
  useRemembered(code, check.data && verdictOf(check.data));
  if (check.isPending) {
    return (
      <SkeletonGroup label="正在核验">
        <SkeletonBlock height={136} />
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
    <div className={styles.result}>
      <VerdictBand
        level={2}
        {...outcomeOf(check.data)}
        codeName={CODE_KINDS.report.label}
        code={answer.reportCode}
        remark={`核验于 ${answer.checkedTime}`}
      >
        <ReportNextSteps result={check.data} />
      </VerdictBand>
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
    </div>
  );
}
