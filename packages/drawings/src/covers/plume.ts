import { element } from '../svg.ts';
import { type Composition, circle, INK, line, rect, squares } from './sheet.ts';

const MOUTH = { x: 92, y: 236 };
const GROUND = 298;

/** A plume that widens, and posts that measure it; the nearest is marked. */
export const plume: Composition = ({ random }) => {
  const tilt = random.between(-17, -9);
  const turn = `rotate(${tilt} ${MOUTH.x} ${MOUTH.y})`;
  const shells = [470, 350, 240, 140].map((length, at) =>
    element('path', {
      d: `M${MOUTH.x} ${MOUTH.y}C${MOUTH.x + length * 0.45} ${MOUTH.y - length * 0.28} ${MOUTH.x + length} ${MOUTH.y - length * 0.22} ${MOUTH.x + length} ${MOUTH.y}S${MOUTH.x + length * 0.45} ${MOUTH.y + length * 0.2} ${MOUTH.x} ${MOUTH.y}Z`,
      fill: [INK.faint, INK.pale, INK.light, INK.middle][at] ?? INK.pale,
      opacity: 0.75,
    }),
  );
  const grains = Array.from({ length: 70 }, () => {
    const along = random.between(0.1, 1);
    const across = random.between(-0.17, 0.15) * along;
    return circle(MOUTH.x + 450 * along, MOUTH.y + 450 * across, random.between(1.6, 3.4), INK.blue, {
      opacity: 1.1 - along,
    });
  });
  const posts = [
    [220, 74, INK.mark],
    [330, 54, INK.middle],
    [440, 36, INK.middle],
    [550, 20, INK.light],
  ] as const;
  return [
    squares(),
    element('g', { transform: turn }, [...shells, ...grains].join('')),
    rect(0, MOUTH.y - 12, MOUTH.x, 24, INK.blue, { rx: 4 }),
    line(
      [
        [0, GROUND],
        [640, GROUND],
      ],
      INK.light,
      3,
    ),
    ...posts.map(([x, height, fill]) => {
      const risen = height + random.between(-6, 6);
      return rect(x - 7, GROUND - risen, 14, risen, fill, { rx: 2 });
    }),
  ].join('');
};
