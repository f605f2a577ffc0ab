import { AREA_PLACES, type Area, summaryOf, toneOf } from '@cheyantong/domain';
import type { Sheet } from '../../../paper/sheet.ts';
import { COLOR, COLUMN, PAGE } from '../../../paper/tokens.ts';
import { drawPlanView } from './plan-view.ts';

const ROW = 29;
const PLAN = 130;
const TONES = { good: COLOR.good, caution: COLOR.caution, bad: COLOR.bad } as const;

export const gradesHeight = (areas: readonly unknown[]): number => areas.length * ROW;

/** Each area with its points and letter, keyed by number to the car from above. */
export function drawAreaGrades(sheet: Sheet, areas: readonly Area[]): void {
  const height = gradesHeight(areas);
  sheet.room(height + 8);
  sheet.box(PAGE.side, sheet.y, PLAN, height, { fill: COLOR.band });
  const plan = Math.min(height - 16, 210);
  const dots = areas.map((area, at) => ({
    at: AREA_PLACES[area.code],
    label: String(at + 1),
    tone: toneOf(area),
  }));
  const width = (200 / 424) * plan;
  drawPlanView(
    sheet,
    { dots },
    { x: PAGE.side + (PLAN - width) / 2, y: sheet.y + (height - plan) / 2, height: plan },
  );
  areas.forEach((area, at) => {
    drawArea(sheet, area, { number: at + 1, x: PAGE.side + PLAN + 16, y: sheet.y + at * ROW });
  });
  sheet.space(height);
  sheet.gap(10);
}

function drawArea(
  sheet: Sheet,
  area: Area,
  { number, x, y }: { number: number; x: number; y: number },
): void {
  const { name, score, letter, items, defects } = area;
  const right = PAGE.side + COLUMN;
  const { doc } = sheet;
  if (number > 1) sheet.line(x, y, right, y, COLOR.faintLine);
  doc.circle(x + 7, y + ROW / 2, 7).fill(TONES[toneOf(area)]);
  sheet.text(String(number), x, y + ROW / 2 - 5.5, {
    size: 8,
    font: 'bold',
    color: '#FFFFFF',
    width: 14,
    align: 'center',
  });
  sheet.text(name, x + 22, y + 3, { size: 9, font: 'bold', width: 130 });
  sheet.text(fitting(sheet, summaryOf(area), 150), x + 22, y + 15.5, {
    size: 7.5,
    color: COLOR.muted,
    width: 160,
  });
  if (score === null) sheet.text('不计分', right - 165, y + 8, { size: 8.5, color: COLOR.muted });
  else {
    sheet.box(right - 165, y + ROW / 2 - 2.5, 62, 5, { fill: COLOR.band, radius: 2.5 });
    sheet.box(right - 165, y + ROW / 2 - 2.5, (62 * score) / 100, 5, { fill: COLOR.brand, radius: 2.5 });
    sheet.text(`${score}　${letter}`, right - 98, y + 7.5, { size: 9.5, font: 'bold', width: 45 });
  }
  sheet.text(defects.length > 0 ? `${defects.length} 项留意` : `${items.length} 项`, right - 52, y + 8, {
    size: 8.5,
    width: 52,
    align: 'right',
    color: defects.length > 0 ? COLOR.caution : COLOR.muted,
  });
}

/** As much of a line as its place holds. */
function fitting({ doc }: Sheet, words: string, width: number): string {
  doc.font('regular').fontSize(7.5);
  if (doc.widthOfString(words) <= width) return words;
  let end = words.length;
  while (end > 0 && doc.widthOfString(`${words.slice(0, end)}…`) > width) end--;
  return `${words.slice(0, end)}…`;
}
