import type { Vec2 } from '../geometry/vector.ts';
import { carFromSide } from './car.ts';
import { type Composition, INK, line, spread } from './sheet.ts';

const GROUND = 292;
const CAR_WIDTH = 300;

/** Air that flows around a car; behind it the flow breaks up. */
export const tunnel: Composition = ({ random }) => {
  const lift = random.between(0.85, 1.15);
  const left = random.between(110, 190);
  const middle = left + CAR_WIDTH / 2;
  const stream = (height: number): Vec2[] =>
    spread(65, 0, 640).map((x) => {
      const over = Math.exp(-(((x - middle) / 150) ** 4));
      const push = Math.max(0, 112 - (GROUND - height) * 0.34) * over * lift;
      return [x, height - push * 0.62 + Math.sin(x / 60 + height) * 1.6];
    });
  const heights = spread(13, 26, 262);
  const lines = heights.map((height, at) =>
    line(stream(height), at % 3 === 0 ? INK.middle : INK.pale, at % 3 === 0 ? 3 : 2),
  );
  const curl = (x: number, r: number): string => {
    const points: Vec2[] = spread(40, 0, 13).map((turn) => {
      const radius = r * (1 - turn / 16);
      return [x + radius * Math.cos(turn), GROUND - 36 + radius * Math.sin(turn)];
    });
    return line(points, INK.mark, 3);
  };
  return [
    ...lines,
    line(
      [
        [0, GROUND],
        [640, GROUND],
      ],
      INK.light,
      3,
    ),
    carFromSide(left, GROUND, CAR_WIDTH),
    curl(left + CAR_WIDTH + 34, random.between(15, 19)),
    curl(left + CAR_WIDTH + 72, random.between(12, 15)),
    curl(left + CAR_WIDTH + 106, random.between(9, 12)),
  ].join('');
};
