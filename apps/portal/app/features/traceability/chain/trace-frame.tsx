import type { BatteryTrace, PartTrace } from '@cheyantong/contract';
import { CODE_KINDS, type TracedObject } from '@cheyantong/domain';
import type { ReactNode } from 'react';
import { useIsMobile } from '../../../shared/settings.ts';
import { useRemembered } from '../desk/recent-codes.ts';
import { SelfCheckCard } from '../self-check/self-check-card.tsx';
import { useSelfCheck } from '../self-check/use-self-check.ts';
import { VERDICTS } from '../verdicts.ts';
import { bandChecks } from './band-checks.ts';
import { ChainSteps } from './chain-steps.tsx';
import { judged } from './judged.ts';
import { LookUpCounter } from './look-up-counter.tsx';
import { NextSteps } from './next-steps.tsx';
import { OwnerCard } from './owner-card.tsx';
import { ShareBar, ShareRow } from './share-row.tsx';
import { TraceLayout } from './trace-layout.tsx';
import { type BandCheck, VerdictBand } from './verdict-band.tsx';
import { type VerdictStory, verdictWords } from './verdict-words.ts';

interface TraceFrameProps {
  object: TracedObject;
  trace: PartTrace | BatteryTrace;
  onProved: () => void;
  /** What a good answer says of it. */
  story: VerdictStory;
  /** Beside what was checked. */
  alsoSaid?: readonly BandCheck[] | undefined;
  /** Right under the answer. */
  warning?: ReactNode;
  /** Beside the chain, before what all traces have there. */
  side?: ReactNode;
  /** Above the chain. */
  main?: ReactNode;
  /** What is still to come, at the end of the chain. */
  future?: ReactNode;
  isLongLife?: boolean | undefined;
}

/** What parts and batteries have in common: the answer, the chain with who signed it, and the means to check it oneself. */
export function TraceFrame({
  object,
  trace,
  onProved,
  story,
  alsoSaid = [],
  warning,
  side,
  main,
  future,
  isLongLife,
}: TraceFrameProps) {
  const isMobile = useIsMobile();
  const selfCheck = useSelfCheck(trace.traceCode, object);
  const judgement = judged(trace, selfCheck.data?.check);
  useRemembered(trace.traceCode, selfCheck.isPending ? undefined : judgement.verdict);
  return (
    <TraceLayout
      band={
        <>
          <VerdictBand
            look={VERDICTS[judgement.verdict]}
            {...verdictWords(trace, judgement, story)}
            checks={[...bandChecks(trace, judgement, selfCheck), ...alsoSaid]}
            codeName={CODE_KINDS[object].label}
            code={trace.traceCode}
            remark={`核验于 ${trace.checkedTime}`}
          >
            <NextSteps verdict={judgement.verdict} trace={trace} />
          </VerdictBand>
          {warning}
        </>
      }
      side={
        <>
          {side}
          <LookUpCounter lookUps={trace.lookUps} />
          {!isMobile && <ShareRow />}
        </>
      }
      below={
        <>
          <SelfCheckCard asked={selfCheck} />
          <ShareBar />
        </>
      }
    >
      {main}
      <ChainSteps nodes={trace.nodes} breach={judgement.breach} future={future} isCompact={isLongLife} />
      <OwnerCard trace={trace} onProved={onProved} />
    </TraceLayout>
  );
}
