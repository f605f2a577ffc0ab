import { OPERATOR } from '@cheyantong/domain';
import { drawQrCode } from '../../../paper/qr-code.ts';
import { Sheet } from '../../../paper/sheet.ts';
import { COLOR, PAGE } from '../../../paper/tokens.ts';

/** What stands on the label of a part. */
export interface PartLabel {
  /** What the law wants to read: 报废机动车回用件 or 再制造产品. */
  legal: string;
  name: string;
  oeNo: string | null;
  grade: string | null;
  traceCode: string;
  traceUrl: string;
  /** Who took the car apart, or who remanufactured the part. */
  source: string;
}

/** Two columns of seven, 99.1 × 38.1 mm with 4.65 and 15.1 mm around: a size of label paper that every shop has. */
const MM = 72 / 25.4;
const LABEL = { width: 99.1 * MM, height: 38.1 * MM };
const COLUMNS = 2;
const ROWS = 7;
const LEFT = (PAGE.width - COLUMNS * LABEL.width) / 2;
const TOP = (PAGE.height - ROWS * LABEL.height) / 2;
const PADDING = 10;
const QR_SIZE = 76;

/** Sheets of labels for label paper, fourteen to a page of A4. */
export function printLabels(supplier: string, labels: readonly PartLabel[]): Promise<Uint8Array> {
  const title = `${supplier} 溯源标签`;
  const sheet = new Sheet({ title, author: OPERATOR.production.company, subject: title });
  labels.forEach((label, at) => {
    const place = at % (COLUMNS * ROWS);
    if (at > 0 && place === 0) sheet.doc.addPage();
    drawLabel(
      sheet,
      label,
      LEFT + (place % COLUMNS) * LABEL.width,
      TOP + Math.floor(place / COLUMNS) * LABEL.height,
    );
  });
  return sheet.bytes();
}

function drawLabel(sheet: Sheet, label: PartLabel, left: number, top: number): void {
  const textX = left + PADDING;
  const qrX = left + LABEL.width - PADDING - QR_SIZE;
  const width = qrX - textX - PADDING;
  const y = top + PADDING;
  sheet.box(left + 2, top + 2, LABEL.width - 4, LABEL.height - 4, { stroke: COLOR.line });
  sheet.box(textX, y, width, 17, { fill: COLOR.brand, radius: 2 });
  sheet.text(label.legal, textX, y + 2.5, {
    size: 9.5,
    font: 'bold',
    color: '#FFFFFF',
    width,
    align: 'center',
  });
  sheet.text(shortened(sheet, label.name, width), textX, y + 21, { size: 8.5, font: 'bold', width });
  const facts = [label.oeNo && `OE ${label.oeNo}`, label.grade].filter(Boolean).join('　');
  sheet.text(facts, textX, y + 46, { size: 8, width });
  sheet.text(label.traceCode, textX, y + 58, { size: 9.5, font: 'bold', color: COLOR.brand, width });
  sheet.text(shortened(sheet, label.source, width, 1), textX, y + 73, {
    size: 7,
    color: COLOR.muted,
    width,
  });
  drawQrCode(sheet, label.traceUrl, [qrX, y], QR_SIZE);
  sheet.text('扫码溯源', qrX, y + QR_SIZE + 2, {
    size: 7,
    color: COLOR.muted,
    width: QR_SIZE,
    align: 'center',
  });
}

/** As much of the words as stands in so many lines. */
function shortened(sheet: Sheet, words: string, width: number, lines = 2): string {
  const style = lines === 1 ? { size: 7, width } : { size: 8.5, font: 'bold' as const, width };
  const most = sheet.height('字', style) * lines + 1;
  let kept = words;
  while (kept.length > 1 && sheet.height(kept === words ? kept : `${kept}…`, style) > most)
    kept = kept.slice(0, -1);
  return kept === words ? kept : `${kept}…`;
}
