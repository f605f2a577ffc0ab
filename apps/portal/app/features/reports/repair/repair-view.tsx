import type { RepairReport } from '@cheyantong/contract';
import { repairCounts, repairFigures, repairFlags, repairMark } from '@cheyantong/domain';
import { coverageSection } from '../blocks/coverage.tsx';
import { Figures } from '../blocks/figures.tsx';
import { FlagList } from '../blocks/flag-list.tsx';
import type { GlossaryWord } from '../blocks/glossary.ts';
import { MileageCurve } from '../blocks/mileage/mileage-curve.tsx';
import { explained } from '../blocks/term.tsx';
import type { ReportView } from '../report-view.ts';
import { KeyRecords } from './key-records.tsx';
import { RepairTimeline } from './repair-timeline.tsx';

export function repairView(report: RepairReport): ReportView {
  const { summary, normalRecords } = report;
  return {
    mark: repairMark(report),
    counts: repairCounts(report),
    facts: [],
    sections: [
      {
        id: 'summary',
        title: '重点摘要',
        remark: '「无记录」只指已接入的来源',
        content: (
          <>
            <Figures figures={repairFigures(summary)} />
            <FlagList label="重点摘要" flags={flagsOf(summary)} />
          </>
        ),
      },
      coverageSection(report.sources),
      {
        id: 'mileage',
        title: '里程曲线',
        remark: `万公里，${report.mileagePoints.length} 个读数`,
        content: (
          <MileageCurve
            points={report.mileagePoints}
            suspect={summary.mileageIsNormalFlag === 0}
            yearlyKm={summary.mileageEveryYear}
          />
        ),
      },
      {
        id: 'key-records',
        title: '重点维修',
        remark: '骨架、重要部件与外观',
        alerts: report.constructRecords.length + report.componentRecords.length,
        content: <KeyRecords report={report} />,
      },
      {
        id: 'records',
        title: '全部记录',
        remark: `${normalRecords.length} 条，新的在前`,
        content: <RepairTimeline records={normalRecords} />,
      },
    ],
  };
}

const TERMS: Partial<Record<ReturnType<typeof repairFlags>[number]['key'], GlossaryWord>> = {
  carConstructRecordsFlag: '骨架',
  carComponentRecordsFlag: '重要组成部件',
  carOutsideRecordsFlag: '外观覆盖件',
};

const flagsOf = (summary: RepairReport['summary']) =>
  repairFlags(summary).map((flag) => ({ ...flag, name: explained(flag.name, TERMS[flag.key]) }));
