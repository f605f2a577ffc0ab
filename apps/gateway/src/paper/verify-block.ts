import { drawQrCode } from './qr-code.ts';
import type { Sheet } from './sheet.ts';
import { COLOR, COLUMN, PAGE } from './tokens.ts';

const QR_SIZE = 96;
const HEIGHT = 132;

interface Verifiable {
  title: string;
  sentence: string;
  disclaimer: string;
  /** What the QR code says. */
  verifyUrl: string;
  facts: readonly (readonly [name: string, value: string])[];
}

/** The small print, and how anybody finds out whether the paper in hand is what was issued. */
export function drawVerifyBlock(
  sheet: Sheet,
  { title, sentence, disclaimer, verifyUrl, facts }: Verifiable,
): void {
  const small = { size: 8, color: COLOR.muted, width: COLUMN };
  sheet.gap(12);
  sheet.room(sheet.height(disclaimer, small) + HEIGHT + 10);
  sheet.paragraph(disclaimer, small);
  sheet.gap(10);
  const { y } = sheet;
  sheet.box(PAGE.side, y, COLUMN, HEIGHT, { stroke: COLOR.frame });
  drawQrCode(sheet, verifyUrl, [PAGE.side + 18, y + 18], QR_SIZE);
  const x = PAGE.side + QR_SIZE + 40;
  const width = COLUMN - QR_SIZE - 58;
  sheet.text(title, x, y + 16, { size: 13, font: 'bold', width });
  sheet.text(sentence, x, y + 37, { size: 9, color: COLOR.muted, width });
  facts.forEach(([name, value], at) => {
    const factX = x + (at % 2) * (width / 2 + 4);
    const factY = y + 70 + Math.floor(at / 2) * 28;
    sheet.text(name, factX, factY, { size: 7.5, color: COLOR.muted, width: width / 2 });
    sheet.text(value, factX, factY + 11, { size: 8.5, width: width / 2 + 10 });
  });
  sheet.space(HEIGHT);
}
