import type { PartTrace } from '@cheyantong/contract';
import { partCodeFields } from '@cheyantong/domain';
import { QrCode, ScanEye, Tag } from 'lucide-react';
import { useIsMobile } from '../../../shared/settings.ts';
import { HandCheck } from '../chain/hand-check.tsx';
import { TraceFrame } from '../chain/trace-frame.tsx';
import { PartObject } from './part-object.tsx';

interface PartTraceViewProps {
  trace: PartTrace;
  onProved: () => void;
}

/** A part and where it has been. */
export function PartTraceView({ trace, onProved }: PartTraceViewProps) {
  const isMobile = useIsMobile();
  const thing = (
    <>
      <PartObject trace={trace} />
      <HandCheck code={trace.traceCode} checks={physicalChecks(trace)} />
    </>
  );
  return (
    <TraceFrame
      object="part"
      trace={trace}
      onProved={onProved}
      story={{ thing: '再用件', story: `从报废车到${trace.nodes.at(-1)?.nodeName}` }}
      side={!isMobile && thing}
      main={isMobile && thing}
    />
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
