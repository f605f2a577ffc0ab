import type { InspectionReport } from '@cheyantong/contract';
import {
  areasOf,
  inspectionCounts,
  inspectionFlags,
  inspectionMark,
  judgedReadings,
} from '@cheyantong/domain';
import { coverageSection } from '../blocks/coverage.tsx';
import { FlagList } from '../blocks/flag-list.tsx';
import type { GlossaryWord } from '../blocks/glossary.ts';
import { MileageCurve } from '../blocks/mileage/mileage-curve.tsx';
import { explained } from '../blocks/term.tsx';
import type { ReportView } from '../report-view.ts';
import { AreaGrades } from './area-grades.tsx';
import { Attention } from './attention.tsx';
import { GradingRules } from './grading-rules.tsx';
import { PaintAndTyres } from './paint-and-tyres.tsx';
import { Photos } from './photos.tsx';

export function inspectionView(report: InspectionReport): ReportView {
  const areas = areasOf(report);
  const items = areas.flatMap((area) => area.items);
  const defects = areas.reduce((sum, area) => sum + area.defects.length, 0);
  return {
    mark: inspectionMark(report),
    counts: inspectionCounts(report),
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
        content: <MileageCurve points={report.mileagePoints} {...judgedReadings(report)} />,
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

const TERMS: Partial<Record<ReturnType<typeof inspectionFlags>[number]['key'], GlossaryWord>> = {
  isAccident: '骨架',
  isOdometerSuspect: '调表嫌疑',
};

const majorFlags = (report: InspectionReport) =>
  inspectionFlags(report).map((flag) => ({ ...flag, name: explained(flag.name, TERMS[flag.key]) }));
