import type { RepairReport } from '@cheyantong/contract';
import { dottedMonth } from '@cheyantong/domain';
import { coverageSection } from '../blocks/coverage.tsx';
import { Figures } from '../blocks/figures.tsx';
import { FlagList } from '../blocks/flag-list.tsx';
import { MileageCurve } from '../blocks/mileage/mileage-curve.tsx';
import { Term } from '../blocks/term.tsx';
import { recordFlag } from '../blocks/tri-flag.ts';
import type { ReportView } from '../report-view.ts';
import { KeyRecords } from './key-records.tsx';
import { RepairTimeline } from './repair-timeline.tsx';

export function repairView(report: RepairReport): ReportView {
  const { summary, normalRecords } = report;
  const keyRecords =
    report.constructRecords.length + report.componentRecords.length + report.outsideRecords.length;
  return {
    mark: { main: String(summary.recordCount), caption: '条记录' },
    counts: `共查到 ${summary.recordCount} 条维修保养记录，其中骨架、重要部件与外观维修 ${keyRecords} 条。`,
    facts: [],
    sections: [
      {
        id: 'summary',
        title: '重点摘要',
        remark: '「无记录」只指已接入的来源',
        content: (
          <>
            <Figures figures={figuresOf(summary)} />
            <FlagList label="重点摘要" flags={flagsOf(summary)} />
          </>
        ),
      },
      coverageSection(report.sources),
      {
        id: 'mileage',
        title: '里程曲线',
        remark: `万公里，${report.mileagePoints.length} 个读数`,
        content: <MileageCurve points={report.mileagePoints} suspect={summary.mileageIsNormalFlag === 0} />,
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

const grouped = new Intl.NumberFormat('zh-CN');

function figuresOf(summary: RepairReport['summary']) {
  const known = <T,>(value: T | null, words: (value: T) => string) =>
    value === null ? '未知' : words(value);
  return [
    { key: 'times', name: '保养次数', value: known(summary.mainTainTimes, String) },
    { key: 'last', name: '最近保养', value: known(summary.lastMainTainTime, dottedMonth) },
    { key: 'repair', name: '最近维修', value: known(summary.lastRepairTime, dottedMonth) },
    { key: 'yearly', name: '年均里程', value: known(summary.mileageEveryYear, grouped.format), unit: '公里' },
    { key: 'now', name: '推算当前里程', value: known(summary.mileageEstimate, grouped.format), unit: '公里' },
  ];
}

function flagsOf(summary: RepairReport['summary']) {
  const mileage = (
    {
      0: { state: 'bad', word: '异常' },
      1: { state: 'good', word: '正常' },
      2: { state: 'unknown', word: '未知' },
    } as const
  )[summary.mileageIsNormalFlag];
  return [
    {
      key: 'construct',
      name: <Term word="骨架">骨架维修</Term>,
      ...recordFlag(summary.carConstructRecordsFlag),
    },
    {
      key: 'component',
      name: <Term word="重要组成部件">重要部件维修</Term>,
      ...recordFlag(summary.carComponentRecordsFlag),
    },
    {
      key: 'outside',
      name: <Term word="外观覆盖件">外观件维修</Term>,
      ...recordFlag(summary.carOutsideRecordsFlag),
    },
    { key: 'water', name: '泡水维修', ...recordFlag(summary.carWaterFlag) },
    { key: 'fire', name: '火烧维修', ...recordFlag(summary.carFireFlag) },
    { key: 'mileage', name: '里程是否正常', ...mileage },
  ];
}
