import { element } from '../svg.ts';
import { carFromSide } from './car.ts';
import { type Composition, circle, INK, line, rect } from './sheet.ts';

const FLOOR = 324;

/** A car on a lift, a gauge below it. */
export const lift: Composition = ({ random }) => {
  const raised = random.between(208, 244);
  const gauge = { x: random.between(270, 370), y: 292 };
  const needle = random.between(-2.3, -0.8);
  const facesRight = random.next() < 0.5;
  const car = carFromSide(180, raised, 280);
  const dots = Array.from({ length: 14 }, (_, column) =>
    Array.from({ length: 5 }, (__, row) => circle(100 + column * 34, 26 + row * 34, 2, INK.pale)).join(''),
  );
  return [
    ...dots,
    rect(148, 66, 22, FLOOR - 66, INK.blue),
    rect(470, 66, 22, FLOOR - 66, INK.blue),
    rect(148, 66, 344, 10, INK.blue),
    rect(126, FLOOR - 12, 66, 14, '#062B5E', { rx: 2 }),
    rect(448, FLOOR - 12, 66, 14, '#062B5E', { rx: 2 }),
    facesRight ? element('g', { transform: 'translate(640 0) scale(-1 1)' }, car) : car,
    rect(168, raised + 4, 92, 10, INK.middle, { rx: 2 }),
    rect(380, raised + 4, 92, 10, INK.middle, { rx: 2 }),
    line(
      [
        [gauge.x, raised + 22],
        [gauge.x, gauge.y - 26],
      ],
      INK.mark,
      3,
      { 'stroke-dasharray': '3 6' },
    ),
    circle(gauge.x, gauge.y, 25, INK.paper, { stroke: INK.mark, 'stroke-width': 4 }),
    line(
      [
        [gauge.x, gauge.y],
        [gauge.x + 16 * Math.cos(needle), gauge.y + 16 * Math.sin(needle)],
      ],
      INK.mark,
      4,
    ),
    line(
      [
        [40, FLOOR],
        [600, FLOOR],
      ],
      INK.light,
      4,
    ),
  ].join('');
};
