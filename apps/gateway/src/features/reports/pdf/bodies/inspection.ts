import {
  costWords,
  DEFECT_WORDS,
  inspectionCounts,
  inspectionFlags,
  judgedReadings,
  minuteOf,
} from '@cheyantong/domain';
import { drawFacts, drawHeading, drawNote, type Fact } from '../../../../paper/blocks.ts';
import type { Sheet } from '../../../../paper/sheet.ts';
import { type Column, drawTable, inPairs } from '../../../../paper/table.ts';
import { COLOR } from '../../../../paper/tokens.ts';
import type { ReportDocument } from '../../document/compose.ts';
import { drawSources } from '../blocks.ts';
import { drawMileage } from './mileage.ts';

type Inspection = ReportDocument<'inspection'>;
type CheckItem = Inspection['frame'][number];

export const inspectionFacts = ({ outletName, inspector, inspectTime }: Inspection): Fact[] => [
  ['检测点', outletName],
  ['检测员', inspector],
  ['检测时间', minuteOf(inspectTime)],
];

export function drawInspection(sheet: Sheet, report: Inspection): void {
  drawHeading(sheet, 1, '查了哪些来源', '没有记录，不等于没有发生');
  drawSources(sheet, report.sources);

  drawHeading(sheet, 2, '分区得分', '按 GB/T 30323，满分 100');
  drawTable(
    sheet,
    [
      { title: '分区', share: 34 },
      { title: '得分', share: 16, align: 'right' },
      { title: '满分', share: 16, align: 'right' },
      { title: '检测项', share: 16, align: 'right' },
      { title: '需留意', share: 18, align: 'right' },
    ],
    report.sections.map(({ sectionName, score, fullScore, items, defectCount }) => [
      { text: sectionName, bold: true },
      fullScore === 0 ? '不计分' : String(score),
      fullScore === 0 ? '—' : String(fullScore),
      String(items.length),
      attention(defectCount),
    ]),
  );

  drawFacts(
    sheet,
    inspectionFlags(report).map(({ name, word }) => [name, word] as const),
    4,
  );
  drawNote(sheet, inspectionCounts(report));

  drawHeading(sheet, 3, '里程曲线', '万公里');
  drawMileage(sheet, report.mileagePoints, judgedReadings(report));

  drawHeading(sheet, 4, '需留意的项目');
  const sections = [{ sectionName: '骨架结构', items: report.frame }, ...report.sections];
  const defects = sections.flatMap(({ sectionName, items }) =>
    items.filter(({ result }) => result === 1).map((item) => ({ sectionName, item })),
  );
  if (defects.length === 0) drawNote(sheet, '各项均正常。', 'good');
  else drawDefects(sheet, defects);

  drawHeading(sheet, 5, '骨架与漆面', '漆膜参考 90–150 μm');
  const frame = [
    { title: '骨架检测点', share: 30 },
    { title: '结果', share: 20 },
  ];
  drawTable(
    sheet,
    [...frame, ...frame],
    inPairs(report.frame.map((point) => [point.itemName, resultOf(point)])),
  );
  const paint: Column[] = [
    { title: '漆面部位', share: 22 },
    { title: '厚度（μm）', share: 14, align: 'right' },
    { title: '判断', share: 14 },
  ];
  drawTable(
    sheet,
    [...paint, ...paint],
    inPairs(
      report.paint.map(({ part, thickness, repaired }) => [
        part,
        String(thickness),
        repaired ? { text: '修复过', color: COLOR.caution } : '原厂范围',
      ]),
    ),
  );

  drawHeading(sheet, 6, '轮胎');
  drawTable(
    sheet,
    [
      { title: '位置', share: 20 },
      { title: '品牌', share: 35 },
      { title: '花纹深度（mm）', share: 25, align: 'right' },
      { title: '生产周期', share: 20, align: 'right' },
    ],
    report.tyres.map(({ position, brand, treadDepth, dot }) => [
      position,
      brand ?? '—',
      treadDepth === null ? '—' : String(treadDepth),
      dot ?? '—',
    ]),
  );

  drawHeading(sheet, 7, '全部检测项');
  for (const { sectionName, items } of report.sections) {
    sheet.room(40);
    sheet.paragraph(`${sectionName}（${items.length} 项）`, { size: 9.5, font: 'bold', color: COLOR.brand });
    sheet.space(2);
    sheet.paragraph(
      items.map((item) => `${item.itemCode} ${item.itemName} ${shortResult(item)}`).join('　'),
      {
        size: 8.5,
      },
    );
    sheet.space(6);
  }
  drawNote(sheet, report.conclusion, report.verdict.level);
}

function drawDefects(sheet: Sheet, defects: { sectionName: string; item: CheckItem }[]): void {
  drawTable(
    sheet,
    [
      { title: '区域', share: 15 },
      { title: '部位', share: 20 },
      { title: '发现', share: 17 },
      { title: '依据', share: 30 },
      { title: '预计费用', share: 18, align: 'right' },
    ],
    defects.map(({ sectionName, item }) => [
      sectionName,
      { text: item.itemName, bold: true },
      resultOf(item),
      item.remark ?? '—',
      costWords(item.costLow, item.costHigh),
    ]),
  );
}

const attention = (count: number) =>
  count === 0 ? '—' : { text: `${count} 项`, color: COLOR.caution, bold: true };

function resultOf({ result, defectLabel, defectCode, degree }: CheckItem) {
  if (result === 0) return { text: '正常', color: COLOR.good };
  if (result === 2) return '未检';
  const words = [defectLabel, defectCode, degree && DEFECT_WORDS[degree].word].filter(Boolean).join(' ');
  return { text: words, color: degree === 3 ? COLOR.bad : COLOR.caution };
}

const shortResult = ({ result }: CheckItem): string => (['正常', '留意', '未检'] as const)[result];
