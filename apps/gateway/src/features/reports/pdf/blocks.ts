import type { Judgement, Mark, NamedFigure, NamedFinding, VerdictTone } from '@cheyantong/domain';
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

/** The verdict in its colour: a block with the mark, the finding in a word, one sentence, and what it rests on. */
export function drawVerdict(
  sheet: Sheet,
  { title, sentence }: ReportDocument['verdict'],
  mark: Mark,
  { tone, counts }: { tone: VerdictTone; counts: string },
): void {
  const { color, band } = tone === 'plain' ? { color: COLOR.brand, band: COLOR.band } : LEVELS[tone];
  const block = 78;
  const x = PAGE.side + block + 20;
  const width = COLUMN - (x - PAGE.side);
  const sentenceHeight = sheet.height(sentence, { size: 15, font: 'bold', width });
  const countsHeight = sheet.height(counts, { size: 9, width });
  const height = Math.max(92, 30 + sentenceHeight + countsHeight);
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
  sheet.text(sentence, x, sheet.y + 24, { size: 15, font: 'bold', width });
  sheet.text(counts, x, sheet.y + 28 + sentenceHeight, { size: 9, color: COLOR.muted, width });
  sheet.space(height);
  sheet.gap(14);
}

/** What a heading must leave room for above the table of sources. */
export const sourcesKeep = (sources: ReportDocument['sources']): number => 30 + 23 * sources.length;

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

/** A row of figures that matter. */
export function drawFigures(sheet: Sheet, figures: readonly NamedFigure[]): void {
  const width = COLUMN / figures.length;
  sheet.room(42);
  figures.forEach(({ name, value, unit = '' }, at) => {
    const x = PAGE.side + at * width;
    sheet.text(name, x, sheet.y, { size: 8, color: COLOR.muted, width });
    sheet.text(value, x, sheet.y + 12, { size: 15, font: 'bold', width });
    sheet.doc.font('bold').fontSize(15);
    const after = x + sheet.doc.widthOfString(value) + 3;
    sheet.text(unit, after, sheet.y + 18.5, { size: 8, color: COLOR.muted, width });
  });
  sheet.space(36);
  sheet.gap(6);
}

const FLAG_LOOKS: Record<Judgement, { color: string; band: string }> = {
  ...LEVELS,
  none: { color: COLOR.ink, band: COLOR.band },
};
const FLAG_HEIGHT = 38;

/** Yes, no and unknown side by side, each in a colour and a word. */
export function drawFlags(sheet: Sheet, flags: readonly NamedFinding[]): void {
  const perLine = flags.length > 5 ? Math.ceil(flags.length / 2) : flags.length;
  const width = (COLUMN - 6 * (perLine - 1)) / perLine;
  const lines = Math.ceil(flags.length / perLine);
  sheet.room(lines * (FLAG_HEIGHT + 6));
  flags.forEach(({ name, word, judgement }, at) => {
    const x = PAGE.side + (at % perLine) * (width + 6);
    const y = sheet.y + Math.floor(at / perLine) * (FLAG_HEIGHT + 6);
    const { color, band } = FLAG_LOOKS[judgement];
    sheet.box(x, y, width, FLAG_HEIGHT, { fill: band });
    sheet.text(name, x + 10, y + 5, { size: 8, color: COLOR.muted, width: width - 16 });
    sheet.text(word, x + 10, y + 18, { size: 10, font: 'bold', color, width: width - 16 });
  });
  sheet.space(lines * (FLAG_HEIGHT + 6));
}
