import type { InspectionReport } from '@cheyantong/contract';
import type { ReactNode } from 'react';
import { coverageSection } from '../blocks/coverage.tsx';
import { FlagList } from '../blocks/flag-list.tsx';
import { MileageCurve } from '../blocks/mileage/mileage-curve.tsx';
import { Term } from '../blocks/term.tsx';
import type { ReportView } from '../report-view.ts';
import { AreaGrades } from './area-grades.tsx';
import { areasOf } from './areas.ts';
import { Attention } from './attention.tsx';
import { GradingRules } from './grading-rules.tsx';
import { PaintAndTyres } from './paint-and-tyres.tsx';
import { Photos } from './photos.tsx';

/** GB/T 30323 counts five levels; the fifth is the accident car. */
const GRADE_WORDS = { 1: '一级', 2: '二级', 3: '三级', 4: '四级', 5: '五级' } as const;

export function inspectionView(report: InspectionReport): ReportView {
  const areas = areasOf(report);
  const items = areas.flatMap((area) => area.items);
  const defects = areas.reduce((sum, area) => sum + area.defects.length, 0);
  const unchecked = items.filter(({ result }) => result === 2).length;
  return {
    mark: { main: GRADE_WORDS[report.grade], caption: `${report.totalScore} 分` },
    counts: `${items.length} 项检测，${items.length - defects - unchecked} 项正常，${defects} 项需留意，${unchecked} 项未检。结论只对检测当日、当前里程有效。`,
    facts: [
      { name: '检测地点', value: report.outletName },
      { name: '检测人员', value: report.inspector },
    ],
    sections: [
      coverageSection(report.sources),
      {
        id: 'grades',
        title: '分区判级',
        remark: 'A 优 · B 良 · C 中 · D 差，规则见末节',
        content: (
          <>
            <AreaGrades areas={areas} />
            <FlagList label="重大问题" flags={majorFlags(report)} />
          </>
        ),
      },
      {
        id: 'mileage',
        title: '里程曲线',
        remark: `万公里，${report.mileagePoints.length} 个读数`,
        content: <MileageCurve points={report.mileagePoints} suspect={report.isOdometerSuspect === 1} />,
      },
      {
        id: 'attention',
        title: '需留意与关键项',
        remark: `共 ${items.length} 项，此处列 ${defects} 项`,
        alerts: defects,
        content: <Attention areas={areas} total={items.length} />,
      },
      {
        id: 'measured',
        title: '漆面与轮胎',
        remark: '实测数据',
        content: <PaintAndTyres paint={report.paint} tyres={report.tyres} />,
      },
      ...(report.images.length > 0
        ? [{ id: 'photos', title: '检测照片', content: <Photos images={report.images} /> }]
        : []),
      {
        id: 'rules',
        title: '判级规则与名词',
        remark: '参照 GB/T 30323',
        content: <GradingRules conclusion={report.conclusion} />,
      },
    ],
  };
}

function majorFlags(report: InspectionReport) {
  const flag = (key: string, name: ReactNode, value: 0 | 1) => ({
    key,
    name,
    ...(value === 1 ? { state: 'bad' as const, word: '发现' } : { state: 'good' as const, word: '未发现' }),
  });
  return [
    flag(
      'accident',
      <>
        事故（
        <Term word="骨架" />
        损伤）
      </>,
      report.isAccident,
    ),
    flag('flood', '泡水', report.isFlood),
    flag('fire', '火烧', report.isFire),
    flag('odometer', <Term word="调表嫌疑" />, report.isOdometerSuspect),
  ];
}
