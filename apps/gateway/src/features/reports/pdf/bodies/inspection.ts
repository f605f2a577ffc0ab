import {
  areasOf,
  costWords,
  DEFECT_WORDS,
  inspectionFlags,
  judgedReadings,
  LETTER_RULES,
  minuteOf,
} from '@cheyantong/domain';
import { drawHeading, drawNote, type Fact } from '../../../../paper/blocks.ts';
import type { Sheet } from '../../../../paper/sheet.ts';
import { type Column, drawTable, inPairs } from '../../../../paper/table.ts';
import { COLOR, COLUMN } from '../../../../paper/tokens.ts';
import type { ReportDocument } from '../../document/compose.ts';
import { drawAreaGrades, gradesHeight } from '../area-grades.ts';
import { drawFlags, drawSources, sourcesKeep } from '../blocks.ts';
import { CHART_KEEP } from '../line-chart.ts';
import { drawMileage } from './mileage.ts';

type Inspection = ReportDocument<'inspection'>;
type CheckItem = Inspection['frame'][number];

export const inspectionFacts = ({ outletName, inspector, inspectTime }: Inspection): Fact[] => [
  ['检测地点', outletName],
  ['检测人员', inspector],
  ['检测时间', minuteOf(inspectTime)],
];

/** The four letters and the conclusion stay together. */
const RULES_KEEP = 180;

export function drawInspection(sheet: Sheet, report: Inspection): void {
  drawHeading(sheet, 1, '查了哪些来源', '没有记录，不等于没有发生', sourcesKeep(report.sources));
  drawSources(sheet, report.sources);

  const areas = areasOf(report);
  drawHeading(sheet, 2, '分区判级', 'A 优 · B 良 · C 中 · D 差，规则见末节', gradesHeight(areas));
  drawAreaGrades(sheet, areas);
  drawFlags(sheet, inspectionFlags(report));

  drawHeading(sheet, 3, '里程曲线', `万公里，${report.mileagePoints.length} 个读数`, CHART_KEEP);
  drawMileage(sheet, report.mileagePoints, judgedReadings(report));

  const defects = areas.flatMap(({ name, defects: found }) =>
    found.map((item) => ({ sectionName: name, item })),
  );
  const total = areas.reduce((sum, { items }) => sum + items.length, 0);
  drawHeading(sheet, 4, '需留意与关键项', `共 ${total} 项，此处列 ${defects.length} 项`);
  if (defects.length === 0) drawNote(sheet, '各项均正常。', 'good');
  else drawDefects(sheet, defects);

  drawHeading(sheet, 5, '骨架、漆面与轮胎', '实测数据；原厂漆膜多在 90–150 微米');
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
        repaired ? { text: '补漆', color: COLOR.caution, bold: true } : '原厂范围',
      ]),
    ),
  );

  drawTable(
    sheet,
    [
      { title: '位置', share: 20 },
      { title: '品牌', share: 35 },
      { title: '胎纹深度（mm）', share: 25, align: 'right' },
      { title: 'DOT 周次', share: 20, align: 'right' },
    ],
    report.tyres.map(({ position, brand, treadDepth, dot }) => [
      position,
      brand ?? '未记录',
      treadDepth === null ? '未测' : treadDepth.toFixed(1),
      dot ?? '未记录',
    ]),
  );

  drawHeading(sheet, 6, '全部检测项', `${total} 项`);
  for (const { sectionName, items } of report.sections) {
    const results = items.map((item) => `${item.itemCode} ${item.itemName} ${shortResult(item)}`).join('　');
    sheet.room(18 + sheet.height(results, { size: 8.5, width: COLUMN }));
    sheet.paragraph(`${sectionName}（${items.length} 项）`, { size: 9.5, font: 'bold', color: COLOR.brand });
    sheet.space(2);
    sheet.paragraph(results, { size: 8.5 });
    sheet.gap(6);
  }

  drawHeading(sheet, 7, '判级规则', '参照 GB/T 30323', RULES_KEEP);
  drawTable(
    sheet,
    [
      { title: '等级', share: 10 },
      { title: '得分占满分', share: 20 },
      { title: '含义', share: 70 },
    ],
    LETTER_RULES.map(({ letter, from, word, meaning }) => [
      { text: `${letter} ${word}`, bold: true },
      from > 0 ? `${from} 分及以上` : '60 分以下',
      meaning,
    ]),
  );
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

function resultOf({ result, defectLabel, defectCode, degree }: CheckItem) {
  if (result === 0) return { text: '正常', color: COLOR.good };
  if (result === 2) return '未检';
  const words = [defectLabel, defectCode, degree && DEFECT_WORDS[degree].word].filter(Boolean).join(' ');
  return { text: words, color: degree === 3 ? COLOR.bad : COLOR.caution };
}

const shortResult = ({ result }: CheckItem): string => (['正常', '留意', '未检'] as const)[result];
