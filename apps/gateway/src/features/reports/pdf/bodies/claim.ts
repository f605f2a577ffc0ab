import { yuanText } from '@cheyantong/domain';
import { drawFacts, drawHeading, drawNote } from '../../../../paper/blocks.ts';
import type { Sheet } from '../../../../paper/sheet.ts';
import { type Cell, drawTable } from '../../../../paper/table.ts';
import { COLOR } from '../../../../paper/tokens.ts';
import type { ReportDocument } from '../../document/compose.ts';
import { drawSources } from '../blocks.ts';

type Claim = ReportDocument<'accident'>;

const LEVELS = {
  1: { text: '轻微', color: COLOR.ink },
  2: { text: '中等', color: COLOR.caution },
  3: { text: '重大', color: COLOR.bad },
} as const;

export function drawClaim(sheet: Sheet, report: Claim): void {
  const { summary } = report;
  drawHeading(sheet, 1, '查了哪些来源', '没有记录，不等于没有发生');
  drawSources(sheet, report.sources);

  drawHeading(sheet, 2, '出险概要');
  drawFacts(
    sheet,
    [
      ['出险次数', `${summary.claimCount} 次`],
      ['理赔合计', `${yuanText(summary.totalAmount)} 元`],
      ['单次最高', `${yuanText(summary.maxAmount)} 元`],
      ['最近出险', summary.lastAccidentDate ?? '—'],
      ['重大事故', flagWords(summary.majorAccidentFlag)],
      ['骨架损伤', flagWords(summary.frameDamageFlag)],
      ['气囊弹出', flagWords(summary.airbagFlag)],
      ['水淹', flagWords(summary.carWaterFlag)],
      ['火烧', flagWords(summary.carFireFlag)],
      ['盗抢', flagWords(summary.theftFlag)],
      ['全损', flagWords(summary.totalLossFlag)],
    ],
    3,
  );

  drawHeading(sheet, 3, '损伤部位');
  if (report.damageMap.length === 0) drawNote(sheet, '已接入的来源中没有损伤记录。');
  else drawNote(sheet, report.damageMap.map(({ part, count }) => `${part} ${count} 次`).join('　'));

  drawHeading(sheet, 4, '出险记录', `${report.records.length} 条，金额单位：元`);
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
      { text: `${record.accidentType}\n${LEVELS[record.level].text}`, color: LEVELS[record.level].color },
      record.damageParts.join('、'),
      [...record.repairItems, ...record.replaceItems.map((part) => `更换${part}`)].join('；') || '—',
      `${yuanText(record.totalAmount)}\n工时 ${yuanText(record.laborAmount)}\n材料 ${yuanText(record.materialAmount)}`,
    ]),
  );
}

const flagWords = (flag: 0 | 1 | 2): string => (['未发现', '有记录', '未知'] as const)[flag];
