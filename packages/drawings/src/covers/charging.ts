import type { Vec2 } from '../geometry/vector.ts';
import { area, type Composition, circle, INK, line, rect, ring, squares } from './sheet.ts';

const BASE = 288;
const BARS = 24;
const STEP = 22;

/** Charging power over the state of charge: full for a while, then falling. */
export const charging: Composition = ({ random }) => {
  const knee = Math.floor(random.between(9, 14));
  const full = random.between(196, 214);
  const fall = random.between(5, 8.5);
  const powers = Array.from({ length: BARS }, (_, at) => {
    if (at < 2) return full * (0.36 + at * 0.34);
    return at <= knee ? full + random.between(-4, 4) : full * Math.exp(-(at - knee) / fall);
  });
  const x = (at: number) => 66 + at * STEP;
  const bars = powers.map((power, at) =>
    rect(
      x(at),
      BASE - power,
      STEP - 7,
      power,
      at <= knee ? INK.blue : at < knee + 6 ? INK.middle : INK.pale,
      { rx: 2 },
    ),
  );
  const curve: Vec2[] = powers.map((power, at) => [x(at) + 7, BASE - power - 12]);
  const [kneeX, kneeY] = curve[knee] ?? [300, 80];
  const flash: Vec2[] = [
    [548, 56],
    [522, 100],
    [540, 100],
    [532, 136],
    [562, 88],
    [544, 88],
  ];
  return [
    squares(),
    ...bars,
    line(
      [
        [44, BASE],
        [600, BASE],
      ],
      INK.light,
      4,
    ),
    line(curve, INK.mark, 4),
    ring([kneeX, kneeY]),
    circle(542, 95, 54, INK.paper, { stroke: INK.pale, 'stroke-width': 3 }),
    area(flash, INK.blue),
  ].join('');
};
