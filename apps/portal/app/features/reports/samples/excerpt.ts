import type {
  BatteryReport,
  ClaimReport,
  InspectionReport,
  RepairReport,
  ValuationReport,
} from '@cheyantong/contract';
import {
  ACCIDENT_WORDS,
  areasOf,
  claimFlags,
  dottedMonth,
  type Judged,
  type Judgement,
  judgeBattery,
  kilometres,
  LIMIT_WORDS,
  mileageSentence,
  repairFlags,
  summaryOf,
  toneOf,
  type VerdictTone,
  verdictTone,
  wanWords,
  yuanOfCents,
} from '@cheyantong/domain';
import type { ReadReport } from '../report-query.ts';
import { KINDS } from '../valuation/kinds.ts';

interface ExcerptRow {
  name: string;
  finding: string;
  judgement: Judgement;
}

/** A piece of a report, for those who wonder what is in one. */
export interface Excerpt {
  title: string;
  sentence: string;
  tone: VerdictTone;
  rows: ExcerptRow[];
}

export const excerptOf = (read: ReadReport): Excerpt => ({
  title: read.report.verdict.title,
  sentence: read.report.verdict.sentence,
  tone: verdictTone(read.service, read.report.verdict.level),
  rows: rowsOf(read),
});

function rowsOf(read: ReadReport): ExcerptRow[] {
  switch (read.service) {
    case 'inspection':
      return inspectionRows(read.report);
    case 'repair':
      return repairRows(read.report);
    case 'accident':
      return accidentRows(read.report);
    case 'battery':
      return batteryRows(read.report);
    case 'valuation':
      return valuationRows(read.report);
  }
}

const AREAS_SHOWN = 4;

/** Areas with something to tell stand behind the frame, which decides over everything else. */
const inspectionRows = (report: InspectionReport): ExcerptRow[] => {
  const [frame, ...others] = areasOf(report);
  const telling = others.toSorted((one, other) => other.defects.length - one.defects.length);
  return [...(frame ? [frame] : []), ...telling]
    .slice(0, AREAS_SHOWN)
    .map((area) => ({ name: area.name, finding: summaryOf(area), judgement: toneOf(area) }));
};

const RECORDS_SHOWN = 2;

const repairRows = ({ summary, normalRecords }: RepairReport): ExcerptRow[] => [
  ...normalRecords.slice(0, RECORDS_SHOWN).map(({ date, mileage, content }) => ({
    name: mileage === null ? dottedMonth(date) : `${dottedMonth(date)} · ${kilometres(mileage)}`,
    finding: content,
    judgement: 'none' as const,
  })),
  ...repairFlags(summary)
    .filter(({ key }) => key === 'carConstructRecordsFlag')
    .map(asRow),
  {
    name: '里程',
    finding: mileageSentence({
      suspect: summary.mileageIsNormalFlag === 0,
      yearlyKm: summary.mileageEveryYear,
    }),
    judgement: summary.mileageIsNormalFlag === 0 ? 'bad' : 'good',
  },
];

/** The gravest claims, then what is on record of fire and water. */
const accidentRows = ({ summary, records }: ClaimReport): ExcerptRow[] => [
  ...records
    .toSorted((one, other) => other.level - one.level)
    .slice(0, RECORDS_SHOWN)
    .map(({ accidentDate, level, damageParts, totalAmount }) => ({
      name: `${dottedMonth(accidentDate)} · ${ACCIDENT_WORDS[level].word}`,
      finding: `${damageParts.slice(0, 2).join('、')}${damageParts.length > 2 ? ` 等\u00a0${damageParts.length}\u00a0处` : ''}，${yuanOfCents(totalAmount)}`,
      judgement: ACCIDENT_WORDS[level].judgement,
    })),
  ...claimFlags(summary)
    .filter(({ key }) => key === 'carFireFlag' || key === 'carWaterFlag')
    .map(asRow),
];

/** The figures most readers know, each with its judgement. */
const batteryRows = (report: BatteryReport): ExcerptRow[] =>
  judgeBattery(report)
    .figures.filter(({ key }) => EXCERPT_FIGURES.includes(key))
    .map(({ name, words, level }) => ({
      name,
      finding: level ? `${words}，${LIMIT_WORDS[level]}` : words,
      judgement: level ?? 'unknown',
    }));

const EXCERPT_FIGURES: readonly string[] = ['soh', 'voltageDiff', 'fastChargeRatio', 'alarms'];

const valuationRows = ({ prices }: ValuationReport): ExcerptRow[] =>
  prices
    .filter(({ condition }) => condition === 'good')
    .flatMap((good) =>
      KINDS.map(({ key, name }) => ({ name, finding: wanWords(good[key].mid), judgement: 'none' as const })),
    );

const asRow = ({ name, word, judgement }: Judged & { name: string }): ExcerptRow => ({
  name,
  finding: word,
  judgement,
});
