import type { BatteryTrace } from '@cheyantong/contract';
import { Recycle, Replace } from 'lucide-react';
import { useIsMobile } from '../../../shared/settings.ts';
import { FutureStep } from '../chain/future-step.tsx';
import { TraceFrame } from '../chain/trace-frame.tsx';
import { HealthCard } from './health-card.tsx';
import { forecastOf } from './health-curve.ts';
import { LivesRow } from './lives-row.tsx';
import { OutOfCars } from './out-of-cars.tsx';
import { PackCard } from './pack-card.tsx';
import { ReportsCard } from './reports-card.tsx';
import { StateCard } from './state-card.tsx';

interface BatteryTraceViewProps {
  trace: BatteryTrace;
  onProved: () => void;
}

const STATE_WORDS: Partial<Record<BatteryTrace['currentState'], string>> = {
  produced: '尚未装车',
  inUse: '正在车上使用',
  retired: '已从车上退役',
  secondUse: '正在梯次利用',
  recycled: '已再生利用',
};

/** A battery through all its lives. */
export function BatteryTraceView({ trace, onProved }: BatteryTraceViewProps) {
  const isMobile = useIsMobile();
  const state = <StateCard trace={trace} />;
  const outOfCars = <OutOfCars trace={trace} />;
  return (
    <TraceFrame
      object="battery"
      trace={trace}
      onProved={onProved}
      story={{
        thing: '电池',
        story: '编码与登记一致',
        state: `，${STATE_WORDS[trace.currentState] ?? trace.currentStateLabel}`,
      }}
      alsoSaid={trace.replacedModules.map((name) => ({
        icon: Replace,
        words: `更换过模块 ${name}`,
        tone: 'caution',
      }))}
      warning={isMobile && outOfCars}
      side={
        <>
          <PackCard trace={trace} />
          {!isMobile && state}
          {!isMobile && outOfCars}
          <ReportsCard trace={trace} />
        </>
      }
      main={
        <>
          <HealthCard trace={trace} />
          {isMobile && state}
          {trace.currentState !== 'withdrawn' && <LivesRow trace={trace} />}
        </>
      }
      future={future(trace)}
      isLongLife
    />
  );
}

/** The end that every battery comes to. */
function future(trace: BatteryTrace) {
  if (trace.currentState === 'recycled' || trace.currentState === 'withdrawn') return null;
  const forecast = trace.currentState === 'secondUse' ? forecastOf(trace) : null;
  return (
    <FutureStep
      icon={Recycle}
      when={forecast ? `约 ${Math.floor(forecast.year)}` : '将来'}
      name="再生利用"
      words="到线后由有资质的再生企业接收"
    />
  );
}
