import { groupedWhole, kilometres, repairFigures, repairFlags } from '@cheyantong/domain';
import { drawHeading, drawNote } from '../../../../paper/blocks.ts';
import type { Sheet } from '../../../../paper/sheet.ts';
import { type Cell, drawTable } from '../../../../paper/table.ts';
import { COLOR } from '../../../../paper/tokens.ts';
import type { ReportDocument } from '../../document/compose.ts';
import { drawFigures, drawFlags, drawSources, sourcesKeep } from '../blocks.ts';
import { CHART_KEEP } from '../line-chart.ts';
import { drawMileage } from './mileage.ts';

type Repair = ReportDocument<'repair'>;

export function drawRepair(sheet: Sheet, report: Repair): void {
  const { summary, normalRecords } = report;
  drawHeading(sheet, 1, '重点摘要', '「无记录」只指已接入的来源');
  drawFigures(sheet, repairFigures(summary));
  drawFlags(sheet, repairFlags(summary));

  drawHeading(sheet, 2, '查了哪些来源', '没有记录，不等于没有发生', sourcesKeep(report.sources));
  drawSources(sheet, report.sources);

  drawHeading(sheet, 3, '里程曲线', `万公里，${report.mileagePoints.length} 个读数`, CHART_KEEP);
  drawMileage(sheet, report.mileagePoints, {
    suspect: summary.mileageIsNormalFlag === 0,
    yearlyKm: summary.mileageEveryYear,
  });

  drawHeading(sheet, 4, '重点维修', '骨架、重要部件与外观');
  drawKeyRecords(sheet, report);

  drawHeading(sheet, 5, '全部记录', `${normalRecords.length} 条，新的在前`);
  if (normalRecords.length === 0) drawNote(sheet, '已接入的来源里没有维修保养记录。');
  else drawRecords(sheet, normalRecords);
}

/** The records that weigh most, by what was repaired; all of them follow with their materials. */
function drawKeyRecords(sheet: Sheet, report: Repair): void {
  const groups = [
    ['骨架', report.constructRecords],
    ['重要组成部件', report.componentRecords],
    ['外观覆盖件', report.outsideRecords],
  ] as const;
  drawTable(
    sheet,
    [
      { title: '部位', share: 16 },
      { title: '日期', share: 14 },
      { title: '里程', share: 14, align: 'right' },
      { title: '内容', share: 56 },
    ],
    groups.flatMap(([name, records]): Cell[][] =>
      records.length === 0
        ? [[{ text: name, bold: true }, '无记录', '', '']]
        : records.map(({ date, mileage, content }, at) => [
            at === 0 ? { text: name, bold: true, note: `${records.length} 条` } : '',
            date,
            mileage === null ? '—' : kilometres(mileage),
            content,
          ]),
    ),
  );
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
