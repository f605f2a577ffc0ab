import type { Mark, VerdictTone } from '@cheyantong/domain';
import { LEVELS } from '../../../paper/blocks.ts';
import type { Sheet } from '../../../paper/sheet.ts';
import { drawTable } from '../../../paper/table.ts';
import { COLOR, COLUMN, PAGE } from '../../../paper/tokens.ts';
import type { ReportDocument } from '../document/compose.ts';

const SOURCE_COLORS = {
  found: COLOR.good,
  partial: COLOR.caution,
  none: COLOR.ink,
  unconnected: COLOR.muted,
} as const;

/** The verdict in its colour: a block with the mark, the finding in a word, and one sentence. */
export function drawVerdict(
  sheet: Sheet,
  { title, sentence }: ReportDocument['verdict'],
  mark: Mark,
  tone: VerdictTone,
): void {
  const { color, band } = tone === 'plain' ? { color: COLOR.brand, band: COLOR.band } : LEVELS[tone];
  const block = 78;
  const x = PAGE.side + block + 20;
  const width = COLUMN - (x - PAGE.side);
  const sentenceHeight = sheet.height(sentence, { size: 15, font: 'bold', width });
  const height = Math.max(92, 24 + sentenceHeight);
  sheet.box(PAGE.side, sheet.y, block, height, { fill: color, radius: 4 });
  const bigSize = mark.main.length > 2 ? 22 : 30;
  sheet.text(mark.main, PAGE.side, sheet.y + height / 2 - bigSize, {
    size: bigSize,
    font: 'bold',
    color: '#FFFFFF',
    width: block,
    align: 'center',
  });
  sheet.text(mark.caption, PAGE.side, sheet.y + height / 2 + 16, {
    size: 10,
    color: '#FFFFFF',
    width: block,
    align: 'center',
  });
  sheet.doc.font('bold').fontSize(9.5);
  sheet.box(x, sheet.y, sheet.doc.widthOfString(title) + 16, 18, { fill: band, radius: 3 });
  sheet.text(title, x + 8, sheet.y + 2, { size: 9.5, font: 'bold', color });
  sheet.text(sentence, x, sheet.y + 26, { size: 15, font: 'bold', width });
  sheet.space(height + 14);
}

/** Where was looked: "no record" is never "clean". */
export function drawSources(sheet: Sheet, sources: ReportDocument['sources']): void {
  drawTable(
    sheet,
    [
      { title: '来源', share: 26 },
      { title: '结果', share: 20 },
      { title: '时间范围', share: 24 },
      { title: '说明', share: 30 },
    ],
    sources.map(({ name, result, resultText, range, note }) => [
      name,
      { text: resultText, color: SOURCE_COLORS[result], bold: result === 'found' },
      range ?? '—',
      note ?? '—',
    ]),
  );
}
