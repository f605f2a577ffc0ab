import { dottedMonth } from '../time/index.ts';
import { groupedWhole } from './figures.ts';
import { MILEAGE_WORDS, RECORD_WORDS } from './judgements.ts';
import type { Mark } from './mark.ts';
import { figure, type NamedFigure, type NamedFinding } from './named.ts';

type TriFlag = 0 | 1 | 2;

const RECORDS = {
  carConstructRecordsFlag: '骨架维修',
  carComponentRecordsFlag: '重要部件维修',
  carOutsideRecordsFlag: '外观件维修',
  carWaterFlag: '泡水维修',
  carFireFlag: '火烧维修',
} as const;

type RecordKey = keyof typeof RECORDS;

interface RepairSummary extends Record<RecordKey, TriFlag> {
  mileageIsNormalFlag: TriFlag;
  mileageEstimate: number | null;
  mileageEveryYear: number | null;
  mainTainTimes: number | null;
  lastMainTainTime: string | null;
  lastRepairTime: string | null;
  recordCount: number;
}

export const repairFlags = (summary: RepairSummary): NamedFinding<RecordKey | 'mileageIsNormalFlag'>[] => [
  ...(Object.keys(RECORDS) as RecordKey[]).map((key) => ({
    key,
    name: RECORDS[key],
    ...RECORD_WORDS[summary[key]],
  })),
  { key: 'mileageIsNormalFlag', name: '里程', ...MILEAGE_WORDS[summary.mileageIsNormalFlag] },
];

export const repairFigures = (summary: RepairSummary): NamedFigure[] => [
  figure('times', '保养次数', summary.mainTainTimes, String, '次'),
  figure('last', '最近保养', summary.lastMainTainTime, dottedMonth),
  figure('repair', '最近维修', summary.lastRepairTime, dottedMonth),
  figure('yearly', '年均里程', summary.mileageEveryYear, groupedWhole, '公里'),
  figure('now', '推算当前里程', summary.mileageEstimate, groupedWhole, '公里'),
];

export const repairMark = ({ summary }: { summary: Pick<RepairSummary, 'recordCount'> }): Mark => ({
  main: String(summary.recordCount),
  caption: '条记录',
});

interface RepairRecords {
  constructRecords: readonly unknown[];
  componentRecords: readonly unknown[];
  outsideRecords: readonly unknown[];
}

/** What the verdict rests on, besides what it says itself. */
export function repairCounts(records: RepairRecords): string {
  const weighty =
    records.constructRecords.length + records.componentRecords.length + records.outsideRecords.length;
  return `其中骨架、重要部件与外观维修 ${weighty} 条。`;
}
