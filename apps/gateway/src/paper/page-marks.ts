import type { Sheet } from './sheet.ts';
import { COLOR, COLUMN, PAGE } from './tokens.ts';

interface Marks {
  /** At the foot of every page. */
  words: readonly string[];
  demo: boolean;
}

/** What stands on every page, once their number is known. */
export function markPages(sheet: Sheet, { words, demo }: Marks): void {
  const { count } = sheet.doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    sheet.doc.switchToPage(page);
    if (demo) drawWatermark(sheet);
    drawFoot(sheet, `${page + 1} / ${count}`, [...words, ...(demo ? ['演示数据'] : [])]);
  }
}

function drawFoot(sheet: Sheet, number: string, words: string[]): void {
  const y = PAGE.height - 40;
  sheet.line(PAGE.side, y - 8, PAGE.side + COLUMN, y - 8, COLOR.line, 0.5);
  sheet.text(words.join('　·　'), PAGE.side, y, { size: 8, color: COLOR.muted, width: COLUMN - 60 });
  sheet.text(`第 ${number} 页`, PAGE.side + COLUMN - 80, y, {
    size: 8,
    color: COLOR.muted,
    width: 80,
    align: 'right',
  });
}

/** Large and pale across the page: a demonstration must not pass for a report, not even as a photograph. */
function drawWatermark(sheet: Sheet): void {
  const { doc } = sheet;
  doc.save();
  doc.rotate(-32, { origin: [PAGE.width / 2, PAGE.height / 2] }).fillOpacity(0.05);
  for (const y of [PAGE.height * 0.22, PAGE.height * 0.5, PAGE.height * 0.78]) {
    sheet.text('演示数据', 0, y - 40, {
      size: 78,
      font: 'bold',
      color: COLOR.watermark,
      width: PAGE.width,
      align: 'center',
    });
  }
  doc.fillOpacity(1).restore();
}
