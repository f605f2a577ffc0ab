import type { Sheet } from './sheet.ts';
import { COLOR, COLUMN, PAGE } from './tokens.ts';

/** How good or bad news looks. */
export const LEVELS = {
  good: { color: COLOR.good, band: COLOR.goodBand },
  caution: { color: COLOR.caution, band: COLOR.cautionBand },
  bad: { color: COLOR.bad, band: COLOR.badBand },
  unknown: { color: COLOR.muted, band: COLOR.band },
} as const;

/** A numbered heading with a remark beside it; what must stand below it on the same page is so high. */
export function drawHeading(sheet: Sheet, number: number, title: string, remark = '', keep = 64): void {
  sheet.gap(14);
  sheet.room(26 + keep);
  const { doc } = sheet;
  doc.font('bold').fontSize(13);
  const numberWidth = doc.widthOfString(String(number)) + 8;
  const titleWidth = doc.widthOfString(title) + 10;
  sheet.text(String(number), PAGE.side, sheet.y, { size: 13, font: 'bold', color: COLOR.brand });
  sheet.text(title, PAGE.side + numberWidth, sheet.y, { size: 13, font: 'bold' });
  if (remark) {
    sheet.text(remark, PAGE.side + numberWidth + titleWidth, sheet.y + 4, { size: 8.5, color: COLOR.muted });
  }
  sheet.space(20);
  sheet.gap(6);
}

export type Fact = readonly [name: string, value: string];

/** Facts in pairs on a tinted band, some to a line. */
export function drawFacts(sheet: Sheet, facts: readonly Fact[], perLine: 2 | 3 | 4): void {
  const padding = 12;
  const width = (COLUMN - 2 * padding) / perLine - 10;
  const lines: Fact[][] = [];
  for (let at = 0; at < facts.length; at += perLine) lines.push(facts.slice(at, at + perLine));
  const heights = lines.map((line) =>
    Math.max(...line.map(([, value]) => 14 + sheet.height(value, { size: 10, width }))),
  );
  const height = heights.reduce((sum, one) => sum + one + 8, 2 * padding - 8);
  sheet.room(height + 8);
  sheet.box(PAGE.side, sheet.y, COLUMN, height, { fill: COLOR.band });
  let y = sheet.y + padding;
  lines.forEach((line, row) => {
    line.forEach(([name, value], at) => {
      const x = PAGE.side + padding + at * (width + 10);
      sheet.text(name, x, y, { size: 8.5, color: COLOR.muted, width });
      sheet.text(value, x, y + 14, { size: 10, width });
    });
    y += (heights[row] ?? 0) + 8;
  });
  sheet.space(height);
  sheet.gap(8);
}

/** A sentence on a tinted band. */
export function drawNote(sheet: Sheet, sentence: string, level: keyof typeof LEVELS = 'unknown'): void {
  const { color, band } = LEVELS[level];
  const width = COLUMN - 28;
  const height = sheet.height(sentence, { size: 9.5, width }) + 16;
  sheet.room(height + 8);
  sheet.gap(4);
  sheet.box(PAGE.side, sheet.y, COLUMN, height, { fill: band });
  sheet.text(sentence, PAGE.side + 14, sheet.y + 8, { size: 9.5, color, width });
  sheet.space(height);
  sheet.gap(4);
}
