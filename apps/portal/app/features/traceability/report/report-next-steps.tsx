import { PAGES } from '../../../pages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { CopyReportLink } from '../chain/copy-report-link.tsx';
import { traceAddress } from '../trace-address.ts';
import type { CheckResult } from './check-query.ts';

/** What to do with a report that does not stand; one that does needs nothing. */
export function ReportNextSteps({ result: { answer, signature } }: { result: CheckResult }) {
  const { reportCode, verdict, supersededBy } = answer;
  if (verdict === 'unknown') return <CopyReportLink code={reportCode}>有人拿它当真，举报</CopyReportLink>;
  if (signature === 'invalid') return <CopyReportLink code={reportCode} tone="danger" />;
  if (supersededBy) {
    return (
      <ButtonLink size="small" to={traceAddress(supersededBy)}>
        核验新报告 {supersededBy}
      </ButtonLink>
    );
  }
  if (verdict !== 'withdrawn') return null;
  return (
    <ButtonLink size="small" tone="secondary" to={PAGES.contact.path}>
      联系客服
    </ButtonLink>
  );
}
