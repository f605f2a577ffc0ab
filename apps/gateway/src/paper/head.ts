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

/** The portal's mark: a car seen from the front on a blue tile. */
function drawMark({ doc }: Sheet, x: number, y: number): void {
  doc.roundedRect(x, y, 24, 24, 6).fill(COLOR.brand);
  doc
    .moveTo(x + 5, y + 13)
    .lineTo(x + 7.4, y + 7.4)
    .lineTo(x + 16.6, y + 7.4)
    .lineTo(x + 19, y + 13);
  doc.lineWidth(1.6).lineJoin('round').stroke('#FFFFFF');
  doc
    .roundedRect(x + 4.6, y + 12.4, 14.8, 4.6, 1.4)
    .lineWidth(1.6)
    .stroke('#FFFFFF');
  doc.circle(x + 8, y + 18.6, 1.3).fill('#FFFFFF');
  doc.circle(x + 16, y + 18.6, 1.3).fill('#FFFFFF');
}
