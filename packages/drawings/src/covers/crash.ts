import type { Vec2 } from '../geometry/vector.ts';
import { area, type Composition, INK, line, rect, ring, SHEET, spread, squares } from './sheet.ts';

const BASE = 276;

/** Deceleration over time, up to the barrier. */
export const crash: Composition = ({ random }) => {
  const peak = random.between(230, 320);
  const shoulder = peak - random.between(70, 100);
  const after = peak + random.between(110, 150);
  const height = random.between(170, 215);
  const hill = (x: number, at: number, width: number) => Math.exp(-(((x - at) / width) ** 2));
  const points: Vec2[] = spread(170, 60, 560).map((x) => {
    const signal =
      height * hill(x, peak, 42) + height * 0.52 * hill(x, shoulder, 34) + height * 0.34 * hill(x, after, 36);
    const rebound = 26 * hill(x, 520, 44);
    return [x, BASE - signal + rebound + random.between(-2.5, 2.5)];
  });
  const top = points.reduce((highest, point) => (point[1] < highest[1] ? point : highest));
  const barrier = spread(18, 30, BASE - 4).map((y) =>
    line(
      [
        [582, y + 14],
        [598, y],
      ],
      INK.light,
      2,
    ),
  );
  return [
    squares(),
    area([[60, BASE], ...points, [560, BASE]], INK.pale, { opacity: 0.55 }),
    line(
      [
        [60, BASE],
        [570, BASE],
      ],
      INK.light,
      2,
    ),
    line([top, [top[0], BASE]], INK.mark, 3, { 'stroke-dasharray': '4 7' }),
    line(points, INK.blue, 4),
    ...barrier,
    rect(576, 26, 6, BASE - 26, INK.blue),
    line(
      [
        [20, SHEET.height - 40],
        [620, SHEET.height - 40],
      ],
      INK.faint,
      2,
    ),
    ring(top),
  ].join('');
};
