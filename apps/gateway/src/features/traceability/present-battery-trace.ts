import type { BatteryTrace } from '@cheyantong/contract';
import {
  BATTERY_LIMITS,
  BATTERY_STATES,
  type BatteryState,
  batteryCodeFields,
  dateTimeText,
  dayOf,
} from '@cheyantong/domain';
import type { TraceEvent } from '@cheyantong/trace-chain';
import { numberFact, textFact, textsFact } from './event-facts.ts';
import type { BatteryReportNotice } from './issued-reports.ts';
import type { Judgement } from './judge.ts';
import { lastOf, presentTrace, type Reading, timeOf } from './present-trace.ts';

/** A battery with its chain; what is told of it comes from its code and from the events that were signed. */
export function presentBatteryTrace(
  judgement: Judgement,
  reading: Reading & { reports: readonly BatteryReportNotice[]; memberId: string | null },
): BatteryTrace {
  const state = judgement.state as BatteryState;
  const production = lastOf(judgement, 'production');
  const installation = lastOf(judgement, 'installation');
  return {
    ...presentTrace(judgement, reading),
    packCode: judgement.code,
    codeLevel: batteryCodeFields(judgement.code)?.level ?? '电池包',
    manufacturer: (production && judgement.actors.get(production.actor)?.name) ?? '',
    cellType: textFact(production?.facts, 'chemistry') ?? '',
    cellCount: numberFact(production?.facts, 'cellCount'),
    moduleCount: numberFact(production?.facts, 'moduleCount'),
    replacedModules: judgement.events.flatMap(({ event }) => textsFact(event.facts, 'replacedModules')),
    ratedEnergy: numberFact(production?.facts, 'energyKwh') ?? 0,
    ratedVoltage: numberFact(production?.facts, 'voltage'),
    produceDate: production ? dayOf(timeOf(production)) : '',
    vehicle: installation
      ? {
          brandName: textFact(installation.facts, 'brand') ?? '',
          modelName: textFact(installation.facts, 'model') ?? '',
          vinMasked: textFact(installation.facts, 'vinMasked') ?? '',
        }
      : null,
    currentState: state,
    currentStateLabel: BATTERY_STATES[state],
    health: judgement.events.flatMap(({ event }) => healthAt(event)),
    lives: livesOf(judgement),
    reports: reading.reports.map((report) => noticeOf(report, reading)),
  };
}

/** Whoever has the number of a report can read its statement: strangers are told that there is one, not its number. */
function noticeOf(
  report: BatteryReportNotice,
  { isOwner, memberId }: { isOwner: boolean; memberId: string | null },
): BatteryTrace['reports'][number] {
  const isTheirs = memberId !== null && report.memberId === BigInt(memberId);
  return {
    reportTime: dateTimeText(report.issuedAt),
    providerName: report.providerName,
    reportCode: isOwner || isTheirs ? report.reportCode : null,
    orderNo: isTheirs ? report.orderNo : null,
  };
}

/** A new battery has all its capacity; nobody measured that. */
function healthAt(event: TraceEvent): BatteryTrace['health'] {
  const soh = numberFact(event.facts, 'soh');
  if (soh !== null) return [{ date: dayOf(timeOf(event)), soh, measured: true }];
  return event.kind === 'production' ? [{ date: dayOf(timeOf(event)), soh: 100, measured: false }] : [];
}

function livesOf(judgement: Judgement): BatteryTrace['lives'] {
  const dayOfLast = (...kinds: TraceEvent['kind'][]) => {
    const event = lastOf(judgement, ...kinds);
    return event ? dayOf(timeOf(event)) : null;
  };
  const recycled = dayOfLast('recycling');
  const reused = dayOfLast('secondUse');
  return [
    {
      life: 'car',
      from: dayOfLast('installation'),
      to: dayOfLast('retirement'),
      limit: BATTERY_LIMITS.car,
    },
    { life: 'secondUse', from: reused, to: reused && recycled, limit: BATTERY_LIMITS.secondUse },
    { life: 'recycling', from: recycled, to: null, limit: null },
  ];
}
