import type { PartTrace } from '@cheyantong/contract';
import type { TraceVerdict } from '@cheyantong/domain';
import { Flag } from 'lucide-react';
import { PAGES } from '../../../pages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { traceAddress } from '../trace-address.ts';

interface NextStepsProps {
  verdict: TraceVerdict;
  trace: Pick<PartTrace, 'withdrawn'>;
}

/** What to do with a bad answer; a good one needs nothing. */
export function NextSteps({ verdict, trace: { withdrawn } }: NextStepsProps) {
  if (verdict === 'altered') {
    return (
      <ButtonLink size="small" tone="danger" icon={<Flag aria-hidden="true" />} to={PAGES.contact.path}>
        举报
      </ButtonLink>
    );
  }
  if (verdict !== 'withdrawn') return null;
  return withdrawn?.replacedBy ? (
    <ButtonLink size="small" to={traceAddress(withdrawn.replacedBy)}>
      看替代的 {withdrawn.replacedBy}
    </ButtonLink>
  ) : (
    <ButtonLink size="small" tone="secondary" to={PAGES.contact.path}>
      联系客服
    </ButtonLink>
  );
}
