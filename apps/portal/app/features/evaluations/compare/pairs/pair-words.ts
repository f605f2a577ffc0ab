import type { CallData, compareEvaluations } from '@cheyantong/contract';
import { PAGES } from '../../../../pages.ts';
import type { Evaluation } from '../../evaluation.ts';

export type Pair = CallData<typeof compareEvaluations>['pairs'][number];

export const VERDICTS = {
  same: '可以比',
  mapped: '只能折算着比',
  refused: '不能比',
} as const;

/** How many cars a published mapping rests on: stated by the newer of the two editions. */
export function mappingCars(one: Evaluation, other: Evaluation): number | null {
  const stated = [
    one.edition.otherEditions.find(({ code }) => code === other.edition.code),
    other.edition.otherEditions.find(({ code }) => code === one.edition.code),
  ];
  return stated.find((found) => found?.mapping)?.mapping?.cars ?? null;
}

/** A way out of a refusal: cars like the second one that were tested as the first one was. */
export function wayOut(first: Evaluation, second: Evaluation): { words: string; address: string } {
  const { programmeCode, programmeName, code, name } = first.edition;
  const search = new URLSearchParams({
    programCode: programmeCode,
    editionCode: code,
    ...(second.level && { level: second.level }),
  });
  const edition = programmeCode === second.edition.programmeCode ? name : `${programmeName} ${name}`;
  return {
    words: `换一款 ${edition}的${second.level ?? '车'}`,
    address: `${PAGES.moreEvaluations.path}?${search}`,
  };
}
