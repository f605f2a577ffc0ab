import { lerp, type Vec2 } from '../geometry/vector.ts';
import type { Stage } from '../stage.ts';
import { type End, laidOn } from './laid-on.ts';

const HALF_WIDTH = 0.215;
const HALF_HEIGHT = 0.068;

/** Left edges of the seven signs of a plate, as shares of its width, with the gap after the second. */
const SIGNS = [0.07, 0.19, 0.36, 0.48, 0.6, 0.72, 0.84];

/** A blue plate whose signs are plain blocks: these are drawings of no particular car. */
export function numberPlate(stage: Stage, height: number, end: End): string {
  // Distances run towards the driver's side, which is to the right from ahead and to the left from behind.
  const edge = end === 'nose' ? HALF_WIDTH : -HALF_WIDTH;
  const block = (left: number, right: number, half: number): Vec2[] => [
    [lerp(-edge, edge, left), height + half],
    [lerp(-edge, edge, right), height + half],
    [lerp(-edge, edge, right), height - half],
    [lerp(-edge, edge, left), height - half],
  ];
  const signs = SIGNS.map((left) =>
    stage.pen.area(laidOn(stage, block(left, left + 0.08, HALF_HEIGHT * 0.45), end), '#dfe8f3', {
      opacity: 0.8,
    }),
  );
  return (
    stage.pen.area(laidOn(stage, block(-0.03, 1.03, HALF_HEIGHT * 1.1), end), '#0b1118') +
    stage.pen.area(laidOn(stage, block(0, 1, HALF_HEIGHT), end), '#1a4c97') +
    signs.join('')
  );
}
