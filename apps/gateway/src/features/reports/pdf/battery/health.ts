import {
  BATTERY_VERDICTS,
  type BatteryJudgement,
  healthFigures,
  LIMIT_WORDS,
  type LimitLevel,
  sohLimit,
} from '@cheyantong/domain';
import type { Sheet } from '../../../../paper/sheet.ts';
import { COLOR, COLUMN, PAGE } from '../../../../paper/tokens.ts';
import type { ReportDocument } from '../../document/compose.ts';
import { drawZoneBar, LEVEL_COLORS } from './zone-bar.ts';

type Battery = ReportDocument<'battery'>;

export const HEALTH_HEIGHT = 118;
const RADIUS = 46;
const STROKE = 10;
const TRACKS: Record<LimitLevel, string> = { good: COLOR.goodBand, caution: '#EFE6CF', bad: COLOR.badBand };

/** How much of the battery is left: a ring in the verdict's colour, the health against its limits, and figures. */
export function drawHealth(sheet: Sheet, report: Battery, judgement: BatteryJudgement): void {
  sheet.room(HEALTH_HEIGHT);
  drawRing(sheet, report.soh, judgement.level);
  const x = PAGE.side + 2 * RADIUS + 50;
  const width = PAGE.side + COLUMN - x;
  drawScale(sheet, report, judgement, { x, width });
  const figures = healthFigures(report);
  const each = width / figures.length;
  figures.forEach(({ name, value, unit }, at) => {
    const left = x + at * each;
    sheet.text(name, left, sheet.y + 74, { size: 8, color: COLOR.muted, width: each });
    sheet.text(value, left, sheet.y + 85, { size: 14, font: 'bold', width: each });
    sheet.doc.font('bold').fontSize(14);
    const after = left + sheet.doc.widthOfString(value) + 3;
    sheet.text(unit, after, sheet.y + 91, { size: 8, color: COLOR.muted, width: each });
  });
  sheet.space(HEALTH_HEIGHT);
}

function drawRing(sheet: Sheet, soh: number, level: LimitLevel): void {
  const { doc } = sheet;
  const [x, y] = [PAGE.side + RADIUS + 8, sheet.y + RADIUS + 8];
  doc.lineWidth(STROKE).lineCap('butt');
  doc.circle(x, y, RADIUS).stroke(TRACKS[level]);
  doc.path(arc(x, y, soh / 100)).stroke(LEVEL_COLORS[level]);
  const middle = { width: 2 * RADIUS, align: 'center' as const };
  sheet.text(`${soh.toFixed(1)}%`, x - RADIUS, y - 16, { size: 19, font: 'bold', ...middle });
  sheet.text(BATTERY_VERDICTS[level].word, x - RADIUS, y + 10, {
    size: 9,
    font: 'bold',
    color: LEVEL_COLORS[level],
    ...middle,
  });
}

/** Part of a circle, from its top on. */
function arc(x: number, y: number, share: number): string {
  const angle = Math.min(share, 0.9999) * 2 * Math.PI;
  const [toX, toY] = [x + RADIUS * Math.sin(angle), y - RADIUS * Math.cos(angle)];
  return `M ${x} ${y - RADIUS} A ${RADIUS} ${RADIUS} 0 ${share > 0.5 ? 1 : 0} 1 ${toX} ${toY}`;
}

const FLAG = 46;

function drawScale(
  sheet: Sheet,
  report: Battery,
  { figures }: BatteryJudgement,
  { x, width }: { x: number; width: number },
): void {
  const [judged] = figures;
  if (!judged?.bar || !judged.level) return;
  const { bar, level, words } = judged;
  const [from, to] = sohLimit(report).scale;
  const middle = sheet.y + 32;
  drawZoneBar(sheet, bar, { x, middle, width, height: 9 });
  const flag = Math.min(Math.max(x + bar.at * width - FLAG / 2, x), x + width - FLAG);
  sheet.box(flag, sheet.y + 4, FLAG, 16, { fill: LEVEL_COLORS[level], radius: 3 });
  sheet.text(words, flag, sheet.y + 6, {
    size: 9,
    font: 'bold',
    color: '#FFFFFF',
    width: FLAG,
    align: 'center',
  });
  for (const zone of bar.zones) {
    const [left, length] = [x + zone.from * width, (zone.to - zone.from) * width];
    sheet.text(LIMIT_WORDS[zone.level], left, middle + 8, {
      size: 8,
      font: 'bold',
      color: LEVEL_COLORS[zone.level],
      width: length,
      align: 'center',
    });
  }
  const marks = [0, ...bar.zones.slice(1).map((zone) => zone.from), 1];
  for (const mark of marks) {
    const align = mark === 0 ? 'left' : mark === 1 ? 'right' : 'center';
    const left = x + mark * width - (align === 'left' ? 0 : align === 'right' ? 40 : 20);
    sheet.text(`${Math.round(from + mark * (to - from))}%`, left, middle + 20, {
      size: 7.5,
      color: COLOR.muted,
      width: 40,
      align,
    });
  }
}
