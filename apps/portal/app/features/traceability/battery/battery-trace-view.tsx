import type { BatteryTrace } from '@cheyantong/contract';
import { CODE_KINDS } from '@cheyantong/domain';
import { Flag, Recycle, Replace } from 'lucide-react';
import { PAGES } from '../../../pages.ts';
import { useIsMobile } from '../../../shared/settings.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { bandChecks } from '../chain/band-checks.ts';
import { ChainSteps } from '../chain/chain-steps.tsx';
import { FutureStep } from '../chain/future-step.tsx';
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
import { HealthCard } from './health-card.tsx';
import { forecastOf } from './health-curve.ts';
import { LivesRow } from './lives-row.tsx';
import { PackCard } from './pack-card.tsx';
import { StateCard } from './state-card.tsx';

/** States in which it must not be in a car that is for sale. */
const OUT_OF_CARS: readonly BatteryTrace['currentState'][] = ['retired', 'secondUse', 'recycled'];

interface BatteryTraceViewProps {
  trace: BatteryTrace;
  onProved: () => void;
}

/** A battery through all its lives. */
export function BatteryTraceView({ trace, onProved }: BatteryTraceViewProps) {
  const isMobile = useIsMobile();
  const selfCheck = useSelfCheck(trace.traceCode, 'battery');
  const judgement = judged(trace, selfCheck.data?.check);
  useRemembered(trace.traceCode, selfCheck.isPending ? undefined : judgement.verdict);
  const isOutOfCars = OUT_OF_CARS.includes(trace.currentState);

  const pack = <PackCard trace={trace} />;
  const state = <StateCard trace={trace} />;
  const rest = (
    <>
      {isOutOfCars && !isMobile && <OutOfCars state={trace.currentStateLabel} />}
      <LookUpCounter lookUps={trace.lookUps} />
      <OwnerCard trace={trace} onProved={onProved} />
    </>
  );
  return (
    <TraceLayout
      band={
        <>
          <VerdictBand
            verdict={judgement.verdict}
            {...verdictWords(trace, judgement, {
              thing: '电池',
              story: '编码与登记一致',
              state: `，${STATE_WORDS[trace.currentState] ?? trace.currentStateLabel}`,
            })}
            checks={[
              ...bandChecks(trace, judgement, selfCheck.data?.check),
              ...trace.replacedModules.map((name) => ({
                icon: Replace,
                words: `更换过模块 ${name}`,
                tone: 'caution' as const,
              })),
            ]}
            codeName={`${CODE_KINDS.battery.label}（24 位）`}
            code={trace.traceCode}
            remark={`核验于 ${trace.checkedTime}`}
          >
            <NextSteps verdict={judgement.verdict} trace={trace} />
          </VerdictBand>
          {isOutOfCars && isMobile && <OutOfCars state={trace.currentStateLabel} />}
        </>
      }
      side={
        isMobile ? (
          <>
            {pack}
            {rest}
          </>
        ) : (
          <>
            {pack}
            {state}
            {rest}
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
      <HealthCard trace={trace} />
      {isMobile && state}
      <LivesRow trace={trace} />
      <ChainSteps nodes={trace.nodes} breach={judgement.breach} future={future(trace)} />
    </TraceLayout>
  );
}

const STATE_WORDS: Partial<Record<BatteryTrace['currentState'], string>> = {
  produced: '尚未装车',
  inUse: '正在车上使用',
  retired: '已从车上退役',
  secondUse: '正在梯次利用',
  recycled: '已再生利用',
};

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

function OutOfCars({ state }: { state: string }) {
  return (
    <NoteBand tone="caution">
      <strong>在一辆在售车上看到这个编码？</strong>
      <p>它的登记状态是“{state}”，不应再装在车上出售。请先别付款，拍照举报。</p>
      <p data-print="hide">
        <ButtonLink tone="secondary" size="small" icon={<Flag aria-hidden="true" />} to={PAGES.contact.path}>
          举报
        </ButtonLink>
      </p>
    </NoteBand>
  );
}
