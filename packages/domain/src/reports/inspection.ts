import { GRADE_WORDS, SEEN_WORDS } from './judgements.ts';
import type { Mark } from './mark.ts';
import { type mileageSentence, yearlyKilometres } from './mileage.ts';
import type { NamedFinding } from './named.ts';

const FLAGS = {
  isAccident: '事故（骨架损伤）',
  isFlood: '泡水',
  isFire: '火烧',
  isOdometerSuspect: '调表嫌疑',
} as const;

type InspectionFlag = keyof typeof FLAGS;

export const inspectionFlags = (
  report: Readonly<Record<InspectionFlag, 0 | 1>>,
): NamedFinding<InspectionFlag>[] =>
  (Object.keys(FLAGS) as InspectionFlag[]).map((key) => ({
    key,
    name: FLAGS[key],
    ...SEEN_WORDS[report[key]],
  }));

export const inspectionMark = ({
  grade,
  totalScore,
}: {
  grade: keyof typeof GRADE_WORDS;
  totalScore: number;
}): Mark => ({ main: GRADE_WORDS[grade], caption: `${totalScore} 分` });

/** Readings that contradict each other give no yearly mileage. */
export function judgedReadings({
  isOdometerSuspect,
  mileagePoints,
}: {
  isOdometerSuspect: 0 | 1;
  mileagePoints: Parameters<typeof yearlyKilometres>[0];
}): Parameters<typeof mileageSentence>[0] {
  const suspect = isOdometerSuspect === 1;
  return { suspect, yearlyKm: suspect ? null : yearlyKilometres(mileagePoints) };
}

type Items = readonly { result: 0 | 1 | 2 }[];

/** What the verdict rests on. */
export function inspectionCounts({
  frame,
  sections,
}: {
  frame: Items;
  sections: readonly { items: Items }[];
}): string {
  const items = [...frame, ...sections.flatMap((section) => section.items)];
  const [normal, defects, unchecked] = ([0, 1, 2] as const).map(
    (result) => items.filter((item) => item.result === result).length,
  );
  return `${items.length} 项检测，${normal} 项正常，${defects} 项需留意，${unchecked} 项未检。结论只对检测当日、当前里程有效。`;
}
