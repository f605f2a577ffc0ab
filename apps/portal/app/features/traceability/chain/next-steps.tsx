import type { PartTrace } from '@cheyantong/contract';
import type { TraceVerdict } from '@cheyantong/domain';
import { PAGES } from '../../../pages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { traceAddress } from '../trace-address.ts';
import { CopyReportLink } from './copy-report-link.tsx';

interface NextStepsProps {
  verdict: TraceVerdict;
  trace: Pick<PartTrace, 'traceCode' | 'withdrawn'>;
}

/** What to do with a bad answer; a good one needs nothing. */
export function NextSteps({ verdict, trace: { traceCode, withdrawn } }: NextStepsProps) {
  if (verdict === 'altered') return <CopyReportLink code={traceCode} tone="danger" />;
  if (verdict !== 'withdrawn') return null;
  return (
    <>
      {withdrawn?.replacedBy ? (
        <ButtonLink size="small" to={traceAddress(withdrawn.replacedBy)}>
          看替代的 {withdrawn.replacedBy}
        </ButtonLink>
      ) : (
        <ButtonLink size="small" to={PAGES.contact.path}>
          联系客服
        </ButtonLink>
      )}
      <CopyReportLink code={traceCode}>仍有人在卖，举报</CopyReportLink>
    </>
  );
}
