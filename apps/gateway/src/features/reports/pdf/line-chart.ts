import type { Sheet } from '../../../paper/sheet.ts';
import { COLOR, COLUMN, PAGE } from '../../../paper/tokens.ts';

export interface Point {
  /** Where on the time axis, in any unit. */
  at: number;
  value: number;
  /** Below the axis. */
  label: string;
  /** A forecast is drawn dashed. */
  forecast?: boolean;
}

const HEIGHT = 150;
const LEFT = 38;
const FOOT = 22;
const TICKS = 4;
const LABEL_WIDTH = 60;

/** Values over time as one line, on an axis that begins at a round number below the lowest. */
export function drawLineChart(
  sheet: Sheet,
  points: readonly Point[],
  { fromZero, unit }: { fromZero: boolean; unit: string },
): void {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return;
  sheet.room(HEIGHT + 12);
  const { low, high, step } = scaleOf(
    points.map(({ value }) => value),
    fromZero,
  );
  const top = sheet.y + 6;
  const height = HEIGHT - FOOT - 6;
  const xOf = (at: number): number =>
    PAGE.side + LEFT + ((at - first.at) / (last.at - first.at || 1)) * (COLUMN - LEFT - 16);
  const yOf = (value: number): number => top + height - ((value - low) / (high - low)) * height;

  for (let value = low; value <= high + step / 2; value += step) {
    sheet.line(PAGE.side + LEFT, yOf(value), PAGE.side + COLUMN, yOf(value), COLOR.faintLine, 0.5);
    const words = `${Number(value.toFixed(2))}${value + step > high + step / 2 ? unit : ''}`;
    sheet.text(words, PAGE.side, yOf(value) - 6, {
      size: 8,
      color: COLOR.muted,
      width: LEFT - 6,
      align: 'right',
    });
  }
  drawPath(sheet, points, xOf, yOf);
  for (const { at, label } of labelled(points, xOf)) {
    const x = Math.min(xOf(at) - LABEL_WIDTH / 2, PAGE.side + COLUMN - LABEL_WIDTH);
    sheet.text(label, x, top + height + 6, {
      size: 8,
      color: COLOR.muted,
      width: LABEL_WIDTH,
      align: 'center',
    });
  }
  sheet.space(HEIGHT + 4);
}

function drawPath(
  { doc }: Sheet,
  points: readonly Point[],
  xOf: (at: number) => number,
  yOf: (value: number) => number,
): void {
  points.slice(1).forEach((point, at) => {
    const before = points[at];
    if (!before) return;
    doc.moveTo(xOf(before.at), yOf(before.value)).lineTo(xOf(point.at), yOf(point.value)).lineWidth(1.5);
    if (point.forecast) doc.dash(4, { space: 3 });
    doc.stroke(COLOR.brand);
    doc.undash();
  });
  if (points.length > 40) return;
  for (const { at, value, forecast } of points) {
    doc.circle(xOf(at), yOf(value), 2.4).lineWidth(1.2);
    doc.fillAndStroke('#FFFFFF', forecast ? COLOR.frame : COLOR.brand);
  }
}

/** Round numbers around the values. */
function scaleOf(values: readonly number[], fromZero: boolean): { low: number; high: number; step: number } {
  const least = fromZero ? 0 : Math.min(...values);
  const most = Math.max(...values);
  const rough = (most - least || 1) / TICKS;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * ([1, 2, 2.5, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10);
  return { low: Math.floor(least / step) * step, high: Math.ceil(most / step) * step, step };
}

/** Points whose labels do not run into each other, from the last one back. */
function labelled(points: readonly Point[], xOf: (at: number) => number): Point[] {
  const chosen: Point[] = [];
  for (const point of points.toReversed()) {
    const next = chosen.at(-1);
    if (!next || xOf(next.at) - xOf(point.at) >= LABEL_WIDTH) chosen.push(point);
  }
  return chosen;
}
