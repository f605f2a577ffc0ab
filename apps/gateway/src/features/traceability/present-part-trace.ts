import type { PartTrace } from '@cheyantong/contract';
import { dayOf, monthsLater, PART_STATES, type PartState } from '@cheyantong/domain';
import { numberFact, textFact } from './event-facts.ts';
import type { Judgement } from './judge.ts';
import { lastOf, presentTrace, type Reading, timeOf } from './present-trace.ts';

/** The offer of a part, as its trace shows it. */
export interface OfferedPart {
  partId: string;
  coverUrl: string | null;
}

/** A remanufactured part is examined and gets no grade. */
const UNGRADED = { remanufactured: '再制造件', open: '未分级' } as const;

/** A part with its chain; what is told of it comes from the events that were signed. */
export function presentPartTrace(
  judgement: Judgement,
  reading: Reading & { offer: OfferedPart | undefined },
): PartTrace {
  const state = judgement.state as PartState;
  const recovery = lastOf(judgement, 'recovery');
  const dismantling = lastOf(judgement, 'dismantling');
  const test = lastOf(judgement, 'test');
  const grading = lastOf(judgement, 'grading');
  const grade = textFact(grading?.facts, 'grade');
  const yard = dismantling && judgement.actors.get(dismantling.actor);
  return {
    ...presentTrace(judgement, reading),
    partName: textFact(dismantling?.facts, 'partName') ?? '',
    partId: reading.offer?.partId ?? null,
    oeNo: textFact(dismantling?.facts, 'oeNo'),
    fitsName: textFact(dismantling?.facts, 'fits') ?? '',
    partGrade: grade,
    partGradeLabel: grade ? `${grade} 级` : UNGRADED[grading ? 'remanufactured' : 'open'],
    images: reading.offer?.coverUrl ? [reading.offer.coverUrl] : [],
    state,
    stateLabel: PART_STATES[state],
    sealNo: textFact(dismantling?.facts, 'sealNo'),
    mark: textFact(dismantling?.facts, 'mark'),
    warrantyUntil: warrantyEnd(judgement),
    sourceVehicle: {
      brandName: textFact(recovery?.facts, 'brand') ?? '',
      modelName: textFact(recovery?.facts, 'model') ?? '',
      vinMasked: textFact(recovery?.facts, 'vinMasked') ?? '',
      scrapDate: textFact(recovery?.facts, 'scrappedOn'),
      scrapCertNo: textFact(recovery?.facts, 'certNo'),
    },
    dismantler: {
      name: yard?.name ?? '',
      qualificationNo: yard?.licence ?? null,
      cityName: yard?.city ?? '',
    },
    inspection: test
      ? {
          org: judgement.actors.get(test.actor)?.name ?? test.actor,
          time: timeOf(test),
          result: textFact(test.facts, 'result') ?? '',
          reportUrl: null,
        }
      : null,
  };
}

/** The warranty runs from the sale, or from the fitting where there was one. */
function warrantyEnd(judgement: Judgement): string | null {
  const months = numberFact(lastOf(judgement, 'sale')?.facts, 'warrantyMonths');
  const begins = lastOf(judgement, 'fitting', 'sale');
  if (months === null || !begins) return null;
  return monthsLater(dayOf(timeOf(begins)), months);
}
