import { figureWords, groupedWhole, repairCounts, repairFigures, repairFlags } from '@cheyantong/domain';
import { drawFacts, drawHeading, drawNote } from '../../../../paper/blocks.ts';
import type { Sheet } from '../../../../paper/sheet.ts';
import { type Cell, drawTable } from '../../../../paper/table.ts';
import { COLOR } from '../../../../paper/tokens.ts';
import type { ReportDocument } from '../../document/compose.ts';
import { drawSources } from '../blocks.ts';
import { drawMileage } from './mileage.ts';

type Repair = ReportDocument<'repair'>;

export function drawRepair(sheet: Sheet, report: Repair): void {
  const { summary } = report;
  drawHeading(sheet, 1, '查了哪些来源', '没有记录，不等于没有发生');
  drawSources(sheet, report.sources);

  drawHeading(sheet, 2, '记录概要');
  drawFacts(
    sheet,
    [
      ...repairFigures(summary).map((figure) => [figure.name, figureWords(figure)] as const),
      ...repairFlags(summary).map(({ name, word }) => [name, word] as const),
    ],
    4,
  );
  drawNote(sheet, repairCounts(report));

  drawHeading(sheet, 3, '里程曲线', '万公里');
  drawMileage(sheet, report.mileagePoints, {
    suspect: summary.mileageIsNormalFlag === 0,
    yearlyKm: summary.mileageEveryYear,
  });

  const groups = [
    ['骨架维修记录', report.constructRecords],
    ['重要部件维修记录', report.componentRecords],
    ['外观维修记录', report.outsideRecords],
    ['全部维修保养记录', report.normalRecords],
  ] as const;
  groups.forEach(([title, records], at) => {
    drawHeading(sheet, 4 + at, title, `${records.length} 条`);
    if (records.length === 0) drawNote(sheet, '已接入的来源中没有此类记录。');
    else drawRecords(sheet, records);
  });
}

function drawRecords(sheet: Sheet, records: Repair['normalRecords']): void {
  drawTable(
    sheet,
    [
      { title: '日期', share: 15 },
      { title: '里程（公里）', share: 14, align: 'right' },
      { title: '类型', share: 12 },
      { title: '内容', share: 35 },
      { title: '材料与说明', share: 24 },
    ],
    records.map(({ date, mileage, type, content, material, remark }): Cell[] => [
      date,
      mileage === null ? '—' : groupedWhole(mileage),
      type === '事故维修' ? { text: type, color: COLOR.caution, bold: true } : type,
      content,
      [material, remark].filter(Boolean).join('；') || '—',
    ]),
  );
}
