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
  /** What is usual there, drawn as a pale band behind the line. */
  band?: readonly [low: number, high: number];
  /** Said at the point itself. */
  words?: string | undefined;
}

interface LineChart {
  unit: string;
  /** Where the axis begins; left out, at a round number below the lowest value. */
  from?: number;
  color?: string;
  /** A dashed line that should not be crossed. */
  limit?: { value: number; words: string };
  /** Said beside the last point. */
  end?: string;
}

/** What a heading must leave room for: the chart, and what is said below it. */
export const CHART_KEEP = 210;
const HEIGHT = 150;
const LEFT = 38;
const RIGHT = 44;
const FOOT = 22;
const TICKS = 4;
const LABEL_WIDTH = 60;

/** Values over time as one line. */
export function drawLineChart(sheet: Sheet, points: readonly Point[], chart: LineChart): void {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return;
  sheet.room(HEIGHT + 12);
  sheet.picture(() => drawInPlace(sheet, points, [first, last], chart));
  sheet.space(HEIGHT + 4);
}

function drawInPlace(
  sheet: Sheet,
  points: readonly Point[],
  [first, last]: readonly [first: Point, last: Point],
  { unit, from, color = COLOR.brand, limit, end }: LineChart,
): void {
  const { low, high, step } = scaleOf(
    points.flatMap(({ value, band = [] }) => [value, ...band]),
    from,
  );
  const top = sheet.y + 6;
  const height = HEIGHT - FOOT - 6;
  const across = COLUMN - LEFT - RIGHT;
  const place: Place = {
    x: (at) => PAGE.side + LEFT + ((at - first.at) / (last.at - first.at || 1)) * across,
    y: (value) => top + height - ((value - low) / (high - low)) * height,
  };

  for (let value = low; value <= high + step / 2; value += step) {
    sheet.line(
      PAGE.side + LEFT,
      place.y(value),
      PAGE.side + LEFT + across,
      place.y(value),
      COLOR.faintLine,
      0.5,
    );
    const words = `${Number(value.toFixed(2))}${value + step > high + step / 2 ? unit : ''}`;
    sheet.text(words, PAGE.side, place.y(value) - 6, {
      size: 8,
      color: COLOR.muted,
      width: LEFT - 6,
      align: 'right',
    });
  }
  drawBand(sheet, points, place);
  if (limit)
    drawLimit(sheet, limit, { from: place.x(first.at), to: place.x(last.at), y: place.y(limit.value) });
  drawPath(sheet, points, place, color);
  drawWords(sheet, points, place);
  if (end) {
    sheet.text(end, place.x(last.at) + 6, place.y(last.value) - 6, {
      size: 9,
      font: 'bold',
      color,
      width: RIGHT,
    });
  }
  for (const { at, label } of labelled(points, place)) {
    const x = Math.min(place.x(at) - LABEL_WIDTH / 2, PAGE.side + COLUMN - LABEL_WIDTH);
    sheet.text(label, x, top + height + 6, {
      size: 8,
      color: COLOR.muted,
      width: LABEL_WIDTH,
      align: 'center',
    });
  }
}

/** Where on the paper a moment and a value are. */
interface Place {
  x(at: number): number;
  y(value: number): number;
}

function drawBand({ doc }: Sheet, points: readonly Point[], place: Place): void {
  const banded = points.flatMap(({ at, band }) =>
    band ? [{ x: place.x(at), low: band[0], high: band[1] }] : [],
  );
  if (banded.length < 2) return;
  const corners = [
    ...banded.map(({ x, high }): [number, number] => [x, place.y(high)]),
    ...banded.toReversed().map(({ x, low }): [number, number] => [x, place.y(low)]),
  ];
  doc.polygon(...corners).fill(COLOR.tint);
}

function drawLimit(
  sheet: Sheet,
  { words }: { words: string },
  { from, to, y }: { from: number; to: number; y: number },
): void {
  sheet.doc.dash(4, { space: 3 });
  sheet.line(from, y, to, y, COLOR.bad, 0.75);
  sheet.doc.undash();
  sheet.text(words, from + 4, y - 13, { size: 8, color: COLOR.bad });
}

function drawPath({ doc }: Sheet, points: readonly Point[], place: Place, color: string): void {
  points.slice(1).forEach((point, at) => {
    const before = points[at];
    if (!before) return;
    doc.moveTo(place.x(before.at), place.y(before.value)).lineTo(place.x(point.at), place.y(point.value));
    doc.lineWidth(1.5);
    if (point.forecast) doc.dash(4, { space: 3 });
    doc.stroke(color);
    doc.undash();
  });
  const dots = points.length > MOST_DOTS ? points.slice(-1) : points;
  for (const { at, value, forecast } of dots) {
    doc.circle(place.x(at), place.y(value), 2.4).lineWidth(1.2);
    doc.fillAndStroke('#FFFFFF', forecast ? COLOR.frame : color);
  }
}

/** More of them would hide the line. */
const MOST_DOTS = 30;

function drawWords(sheet: Sheet, points: readonly Point[], place: Place): void {
  for (const { at, value, words } of points) {
    if (!words) continue;
    sheet.text(words, place.x(at) - LABEL_WIDTH / 2, place.y(value) - 16, {
      size: 8,
      font: 'bold',
      width: LABEL_WIDTH,
      align: 'center',
    });
  }
}

/** Round numbers around the values. */
function scaleOf(
  values: readonly number[],
  from = Math.min(...values),
): { low: number; high: number; step: number } {
  const least = Math.min(from, ...values);
  const most = Math.max(...values);
  const rough = (most - least || 1) / TICKS;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * ([1, 2, 2.5, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10);
  return { low: Math.floor(least / step) * step, high: Math.ceil(most / step) * step, step };
}

/** Points whose labels do not run into each other, from the last one back. */
function labelled(points: readonly Point[], { x }: Place): Point[] {
  const chosen: Point[] = [];
  for (const point of points.toReversed()) {
    const next = chosen.at(-1);
    if (!next || x(next.at) - x(point.at) >= LABEL_WIDTH) chosen.push(point);
  }
  return chosen;
}
