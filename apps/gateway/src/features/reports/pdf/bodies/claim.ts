import { ACCIDENT_WORDS, claimFigures, claimFlags, yuanOfCents } from '@cheyantong/domain';
import { drawHeading, drawNote } from '../../../../paper/blocks.ts';
import type { Sheet } from '../../../../paper/sheet.ts';
import { type Cell, drawTable } from '../../../../paper/table.ts';
import { COLOR } from '../../../../paper/tokens.ts';
import type { ReportDocument } from '../../document/compose.ts';
import { drawFigures, drawFlags, drawSources, sourcesKeep } from '../blocks.ts';
import { damageHeight, drawDamageMap } from '../damage-map.ts';

type Claim = ReportDocument<'accident'>;

const LEVEL_COLORS = { 1: COLOR.ink, 2: COLOR.caution, 3: COLOR.bad } as const;

export function drawClaim(sheet: Sheet, report: Claim): void {
  const { summary, records } = report;
  drawHeading(sheet, 1, '出险概要', '「无记录」只指已接入的保险公司');
  drawFigures(sheet, claimFigures(summary));
  drawFlags(sheet, claimFlags(summary));

  drawHeading(sheet, 2, '查了哪些来源', '没有记录，不等于没有发生', sourcesKeep(report.sources));
  drawSources(sheet, report.sources);

  drawHeading(sheet, 3, '损伤部位', '数字为累计受损次数', damageHeight(report.damageMap));
  drawDamageMap(sheet, report.damageMap);

  drawHeading(sheet, 4, '出险明细', `${records.length} 条，新的在前`);
  if (records.length === 0) drawNote(sheet, '已接入的来源里没有出险明细。');
  else drawRecords(sheet, records);
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
