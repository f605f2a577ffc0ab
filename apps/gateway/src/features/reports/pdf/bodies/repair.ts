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
      ['骨架维修', flagWords(summary.carConstructRecordsFlag)],
      ['重要部件', flagWords(summary.carComponentRecordsFlag)],
      ['外观维修', flagWords(summary.carOutsideRecordsFlag)],
      ['水淹', flagWords(summary.carWaterFlag)],
      ['火烧', flagWords(summary.carFireFlag)],
      ['里程', (['存疑', '合理', '未知'] as const)[summary.mileageIsNormalFlag]],
      ['推算里程', summary.mileageEstimate === null ? '—' : `${summary.mileageEstimate} 公里`],
      ['年均里程', summary.mileageEveryYear === null ? '—' : `${summary.mileageEveryYear} 公里`],
      ['保养次数', summary.mainTainTimes === null ? '—' : `${summary.mainTainTimes} 次`],
      ['最近保养', summary.lastMainTainTime ?? '—'],
      ['最近维修', summary.lastRepairTime ?? '—'],
      ['记录总数', `${summary.recordCount} 条`],
    ],
    3,
  );

  drawHeading(sheet, 3, '里程曲线', '万公里');
  drawMileage(sheet, report.mileagePoints, summary.mileageIsNormalFlag === 0);

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
      mileage === null ? '—' : String(mileage),
      type === '事故维修' ? { text: type, color: COLOR.caution, bold: true } : type,
      content,
      [material, remark].filter(Boolean).join('；') || '—',
    ]),
  );
}

const flagWords = (flag: 0 | 1 | 2): string => (['未发现', '有记录', '未知'] as const)[flag];
