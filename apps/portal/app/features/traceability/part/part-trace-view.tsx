import type { PartTrace } from '@cheyantong/contract';
import { CODE_KINDS, partCodeFields } from '@cheyantong/domain';
import { QrCode, ScanEye, Tag } from 'lucide-react';
import { useIsMobile } from '../../../shared/settings.ts';
import { bandChecks } from '../chain/band-checks.ts';
import { ChainSteps } from '../chain/chain-steps.tsx';
import { HandCheck } from '../chain/hand-check.tsx';
import { judged } from '../chain/judged.ts';
import { LookUpCounter } from '../chain/look-up-counter.tsx';
import { NextSteps } from '../chain/next-steps.tsx';
import { OwnerCard } from '../chain/owner-card.tsx';
import { ShareBar, ShareRow } from '../chain/share-row.tsx';
import { TraceLayout } from '../chain/trace-layout.tsx';
import { VerdictBand } from '../chain/verdict-band.tsx';
import { verdictWords } from '../chain/verdict-words.ts';
import { useRemembered } from '../desk/recent-codes.ts';
import { SelfCheckCard } from '../self-check/self-check-card.tsx';
import { useSelfCheck } from '../self-check/use-self-check.ts';
import { PartObject } from './part-object.tsx';

interface PartTraceViewProps {
  trace: PartTrace;
  onProved: () => void;
}

/** A part and where it has been. */
export function PartTraceView({ trace, onProved }: PartTraceViewProps) {
  const isMobile = useIsMobile();
  const selfCheck = useSelfCheck(trace.traceCode, 'part');
  const judgement = judged(trace, selfCheck.data?.check);
  useRemembered(trace.traceCode, selfCheck.isPending ? undefined : judgement.verdict);

  const object = <PartObject trace={trace} />;
  const hands = <HandCheck checks={physicalChecks(trace)} />;
  const chain = <ChainSteps nodes={trace.nodes} breach={judgement.breach} />;
  const counter = <LookUpCounter lookUps={trace.lookUps} />;
  const owner = <OwnerCard trace={trace} onProved={onProved} />;
  return (
    <TraceLayout
      band={
        <VerdictBand
          verdict={judgement.verdict}
          {...verdictWords(trace, judgement, {
            thing: '再用件',
            story: `从报废车到${trace.nodes.at(-1)?.nodeName}`,
          })}
          checks={bandChecks(trace, judgement, selfCheck.data?.check)}
          codeName={CODE_KINDS.part.label}
          code={trace.traceCode}
          remark={`核验于 ${trace.checkedTime}`}
        >
          <NextSteps verdict={judgement.verdict} trace={trace} />
        </VerdictBand>
      }
      side={
        isMobile ? (
          <>
            {counter}
            {owner}
          </>
        ) : (
          <>
            {object}
            {hands}
            {counter}
            {owner}
            <ShareRow />
          </>
        )
      }
      below={
        <>
          <SelfCheckCard asked={selfCheck} />
          <ShareBar />
        </>
      }
    >
      {isMobile && object}
      {isMobile && hands}
      {chain}
    </TraceLayout>
  );
}

function physicalChecks({ traceCode, sealNo, mark }: PartTrace) {
  const fields = partCodeFields(traceCode);
  return [
    { icon: QrCode, name: '标签上的码', what: `末四位 ${fields?.serial}，校验位 ${fields?.check}` },
    ...(sealNo ? [{ icon: Tag, name: '防拆标签', what: `编号 ${sealNo}，未撕开` }] : []),
    ...(mark ? [{ icon: ScanEye, name: '外观特征', what: mark }] : []),
  ];
}
