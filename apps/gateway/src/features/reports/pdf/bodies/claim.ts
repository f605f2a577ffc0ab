import {
  ACCIDENT_WORDS,
  claimCounts,
  claimFigures,
  claimFlags,
  figureWords,
  yuanOfCents,
} from '@cheyantong/domain';
import { drawFacts, drawHeading, drawNote } from '../../../../paper/blocks.ts';
import type { Sheet } from '../../../../paper/sheet.ts';
import { type Cell, drawTable } from '../../../../paper/table.ts';
import { COLOR } from '../../../../paper/tokens.ts';
import type { ReportDocument } from '../../document/compose.ts';
import { drawSources } from '../blocks.ts';
import { drawDamageMap } from '../damage-map.ts';

type Claim = ReportDocument<'accident'>;

const LEVEL_COLORS = { 1: COLOR.ink, 2: COLOR.caution, 3: COLOR.bad } as const;

export function drawClaim(sheet: Sheet, report: Claim): void {
  const { summary } = report;
  drawHeading(sheet, 1, '查了哪些来源', '没有记录，不等于没有发生');
  drawSources(sheet, report.sources);

  drawHeading(sheet, 2, '出险概要');
  drawFacts(
    sheet,
    [
      ...claimFigures(summary).map((figure) => [figure.name, figureWords(figure)] as const),
      ...claimFlags(summary).map(({ name, word }) => [name, word] as const),
    ],
    4,
  );
  drawNote(sheet, claimCounts(report));

  drawHeading(sheet, 3, '损伤部位', '数字为累计受损次数');
  drawDamageMap(sheet, report.damageMap);

  drawHeading(sheet, 4, '出险记录', `${report.records.length} 条`);
  if (report.records.length === 0) drawNote(sheet, '已接入的来源中没有出险记录。');
  else drawRecords(sheet, report.records);
}

function drawRecords(sheet: Sheet, records: Claim['records']): void {
  drawTable(
    sheet,
    [
      { title: '日期与地点', share: 16 },
      { title: '类型', share: 14 },
      { title: '损伤部位', share: 22 },
      { title: '修理与更换', share: 30 },
      { title: '金额', share: 18, align: 'right' },
    ],
    records.map((record): Cell[] => [
      `${record.accidentDate}\n${record.cityName ?? ''}`,
      {
        text: `${record.accidentType}\n${ACCIDENT_WORDS[record.level].word}`,
        color: LEVEL_COLORS[record.level],
      },
      record.damageParts.join('、'),
      [...record.repairItems, ...record.replaceItems.map((part) => `更换${part}`)].join('；') || '—',
      `${yuanOfCents(record.totalAmount)}\n工时 ${yuanOfCents(record.laborAmount)}\n材料 ${yuanOfCents(record.materialAmount)}`,
    ]),
  );
}
