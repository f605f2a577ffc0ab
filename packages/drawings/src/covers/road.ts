import type { Vec2 } from '../geometry/vector.ts';
import { area, type Composition, circle, INK, line, SHEET, spread } from './sheet.ts';

/** The profile of a route in three layers; a flag where something was measured. */
export const road: Composition = ({ random }) => {
  const layer = (base: number, height: number): Vec2[] => {
    const waves = [random.between(0, 7), random.between(0, 7), random.between(0, 7)] as const;
    return spread(81, 0, SHEET.width).map((x) => [
      x,
      base -
        height *
          (0.5 * Math.sin(x / 96 + waves[0]) +
            0.32 * Math.sin(x / 47 + waves[1]) +
            0.18 * Math.sin(x / 23 + waves[2])),
    ]);
  };
  const filled = (points: Vec2[], fill: string) =>
    area([[0, SHEET.height], ...points, [SHEET.width, SHEET.height]], fill);
  const [far, middle, near] = [layer(150, 48), layer(200, 40), layer(250, 34)];
  const [x, y] = near[Math.floor(random.between(44, 70))] ?? [420, 250];
  const stakes = spread(8, 42, 598).map((at) =>
    line(
      [
        [at, 262],
        [at, SHEET.height],
      ],
      INK.paper,
      2,
      { 'stroke-dasharray': '3 7', opacity: 0.55 },
    ),
  );
  return [
    filled(far, INK.faint),
    filled(middle, INK.pale),
    filled(near, INK.blue),
    line(near, INK.paper, 3),
    ...stakes,
    line(
      [
        [x, y],
        [x, 62],
      ],
      INK.mark,
      4,
    ),
    area(
      [
        [x, 58],
        [x + 62, 58],
        [x + 48, 73],
        [x + 62, 88],
        [x, 88],
      ],
      INK.mark,
    ),
    circle(x, y, 8, INK.paper, { stroke: INK.mark, 'stroke-width': 4 }),
  ].join('');
};
