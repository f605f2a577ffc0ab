import { dottedMonth } from '../time/index.ts';
import { yuanOfCents } from './figures.ts';
import { ACCIDENT_WORDS, RECORD_WORDS } from './judgements.ts';
import type { Mark } from './mark.ts';
import type { NamedFigure, NamedFinding } from './named.ts';

type TriFlag = 0 | 1 | 2;

const FLAGS = {
  majorAccidentFlag: '重大事故',
  frameDamageFlag: '骨架损伤',
  airbagFlag: '气囊弹出',
  carWaterFlag: '水淹',
  carFireFlag: '火烧',
  theftFlag: '盗抢',
  totalLossFlag: '全损',
} as const;

type ClaimFlag = keyof typeof FLAGS;

interface ClaimSummary extends Record<ClaimFlag, TriFlag> {
  claimCount: number;
  /** Cents. */
  totalAmount: number;
  maxAmount: number;
  lastAccidentDate: string | null;
}

export const claimFlags = (summary: ClaimSummary): NamedFinding<ClaimFlag>[] =>
  (Object.keys(FLAGS) as ClaimFlag[]).map((key) => ({
    key,
    name: FLAGS[key],
    ...RECORD_WORDS[summary[key]],
  }));

export const claimFigures = (summary: ClaimSummary): NamedFigure[] => [
  { key: 'count', name: '出险次数', value: String(summary.claimCount), unit: '次' },
  { key: 'total', name: '累计赔付', value: yuanOfCents(summary.totalAmount) },
  { key: 'max', name: '最大一次', value: yuanOfCents(summary.maxAmount) },
  {
    key: 'last',
    name: '最近出险',
    value: summary.lastAccidentDate ? dottedMonth(summary.lastAccidentDate) : RECORD_WORDS[0].word,
  },
];

export const claimMark = ({ summary }: { summary: Pick<ClaimSummary, 'claimCount'> }): Mark => ({
  main: String(summary.claimCount),
  caption: '次出险',
});

/** What the verdict rests on, besides what it says itself. */
export function claimCounts({
  summary: { maxAmount },
  records,
}: {
  summary: Pick<ClaimSummary, 'maxAmount'>;
  records: readonly { level: 1 | 2 | 3 }[];
}): string {
  const counts = ([3, 2, 1] as const).map((level) => {
    const count = records.filter((record) => record.level === level).length;
    return `${ACCIDENT_WORDS[level].word} ${count} 次`;
  });
  return `${counts.join('，')}；最大一次 ${yuanOfCents(maxAmount)}。`;
}
