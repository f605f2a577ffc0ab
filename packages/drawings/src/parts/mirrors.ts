import { item, range } from '../geometry/curves.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { paintedSheet } from '../light/painted-sheet.ts';
import type { Stage } from '../stage.ts';
import type { Side } from './laid-on.ts';

const SIZE: Vec3 = [0.075, 0.112, 0.068];

/** A door mirror: a rounded shell on a short foot. From behind its glass shows. */
export function doorMirror(stage: Stage, side: Side): string {
  const { camera, pen, profile, roofShade, tub } = stage;
  const [pillarX] = item(profile.cabin.frontPillar, 0);
  const x = pillarX + 0.2;
  const belt = tub.top(tub.sAtX(x));
  const base = profile.halfWidth * profile.cabin.baseWidth;
  const centre: Vec3 = [x, side * (profile.halfWidth + 0.035), belt + 0.105];
  const shell = paintedSheet(
    {
      at: (u, v) => {
        const turn = u * Math.PI * 2;
        const rise = Math.cos(v * Math.PI);
        const girth = Math.sqrt(Math.max(0, 1 - rise ** 2));
        return [
          centre[0] + SIZE[0] * boxy(Math.cos(turn)) * girth,
          centre[1] + SIZE[1] * boxy(Math.sin(turn)) * girth,
          centre[2] + SIZE[2] * boxy(rise),
        ];
      },
      columns: 24,
      rows: 16,
      inside: centre,
      id: stage.id(side > 0 ? 'mirror' : 'far-mirror'),
    },
    camera,
    roofShade,
  );
  const foot = pen.line(
    [
      [x + 0.02, side * base, belt + 0.02],
      [x, side * (profile.halfWidth + 0.01), belt + 0.055],
    ],
    '#14181c',
    4,
  );
  const seenFromBehind = camera.eye[0] > profile.length / 2 + 2;
  return foot + shell + (seenFromBehind ? mirrorGlass(stage, centre) : '');
}

/** Pulls a sine towards the corners of its square, so that the shell is not an egg. */
const boxy = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.62;

function mirrorGlass({ pen }: Stage, centre: Vec3): string {
  const glass = range(0, Math.PI * 2, 24).map(
    (a): Vec3 => [
      centre[0] + SIZE[0] * 0.7,
      centre[1] + SIZE[1] * 0.78 * boxy(Math.cos(a)),
      centre[2] + SIZE[2] * 0.72 * boxy(Math.sin(a)),
    ],
  );
  return pen.area(glass, '#5d6d7a', { stroke: '#0a0d10', 'stroke-width': 1 });
}
