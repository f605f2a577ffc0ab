import { PRODUCT_NAME } from '@cheyantong/domain';
import type { Sheet } from './sheet.ts';
import { COLOR, COLUMN, PAGE } from './tokens.ts';

interface Head {
  title: string;
  /** Its number and its day. */
  facts: readonly [readonly [name: string, value: string], readonly [name: string, value: string]];
}

/** Who issues, and what it is. */
export function drawHead(sheet: Sheet, { title, facts: [number, day] }: Head): void {
  const { y } = sheet;
  drawMark(sheet, PAGE.side, y);
  sheet.text(PRODUCT_NAME, PAGE.side + 32, y + 1, { size: 15, font: 'bold', color: COLOR.brand });
  sheet.line(PAGE.side + 86, y + 4, PAGE.side + 86, y + 20, COLOR.line);
  sheet.text(title, PAGE.side + 96, y + 3, { size: 13, font: 'bold' });
  const right = PAGE.side + COLUMN - 240;
  sheet.text(number[0], right, y - 4, { size: 8, color: COLOR.muted, width: 130 });
  sheet.text(number[1], right, y + 8, { size: 10, width: 140 });
  sheet.text(day[0], right + 160, y - 4, { size: 8, color: COLOR.muted, width: 80 });
  sheet.text(day[1], right + 160, y + 8, { size: 10, width: 80 });
  sheet.line(PAGE.side, y + 32, PAGE.side + COLUMN, y + 32, COLOR.brand, 1.5);
  sheet.space(50);
}

/** The portal's mark as its icon draws it, on a field of forty by forty. */
export const MARK_LINES = [
  'M7.5 24.8c0-2.2 1.3-3.8 3.4-4.3l1.9-.4 3.1-3.9c.9-1.1 2.1-1.7 3.5-1.7h4.4c1.3 0 2.5.5 3.4 1.5l3.6 4.1.9.3c1.6.5 2.8 1.8 2.8 3.6v1.5c0 .9-.7 1.6-1.6 1.6h-1.2',
  'M17.2 27.1h5.9M9.1 27.1h-.1c-.8 0-1.5-.7-1.5-1.5v-.8',
] as const;
const MARK_WHEELS = [13.1, 27.2] as const;
const MARK_SIZE = 26;

function drawMark(sheet: Sheet, x: number, y: number): void {
  sheet.picture((doc) => {
    doc.save();
    doc.translate(x, y - 1).scale(MARK_SIZE / 40);
    doc.roundedRect(0, 0, 40, 40, 9).fill(COLOR.brand);
    doc.lineWidth(2.3).lineCap('round').lineJoin('round');
    for (const line of MARK_LINES) doc.path(line).stroke('#FFFFFF');
    for (const wheel of MARK_WHEELS) doc.circle(wheel, 27, 2.9).stroke('#FFFFFF');
    doc.restore();
  });
}
