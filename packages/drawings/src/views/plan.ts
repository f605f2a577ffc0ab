import type { BodyProfile } from '../bodies/profile.ts';
import type { Camera } from '../geometry/camera.ts';
import { item, range } from '../geometry/curves.ts';
import { lerp, type Vec2, type Vec3 } from '../geometry/vector.ts';
import { paintedSheet } from '../light/painted-sheet.ts';
import { cabinShellOf } from '../model/cabin-shell.ts';
import { lowerBodyOf } from '../model/lower-body.ts';
import { bootLip } from '../parts/boot-lip.ts';
import { cabinPaint, sidePaint } from '../parts/cabin.ts';
import { bonnetLines, deck } from '../parts/deck.ts';
import { glass } from '../parts/glass.ts';
import { BOTH_SIDES, type Side } from '../parts/laid-on.ts';
import { headlamps, tailLamps } from '../parts/lamps.ts';
import { loadBed } from '../parts/load-bed.ts';
import { doorMirror } from '../parts/mirrors.ts';
import { sideWindows } from '../parts/side-windows.ts';
import { type DressedCar, type Stage, stageBefore } from '../stage.ts';
import { element, pathThrough } from '../svg.ts';

export const PLAN_SIZE = { width: 320, height: 600 } as const;

const MARGIN = 22;
const EYE_HEIGHT = 40;
/** The widest line of the body, as a share of the way from shoulder to sill. */
const WIDEST = 0.68;

/** From the car's space to paper, nose up. */
export const onPaper = ({ length, halfWidth }: BodyProfile): ((point: Vec3) => Vec2) => {
  const zoom = Math.min(
    (PLAN_SIZE.height - 2 * MARGIN) / length,
    (PLAN_SIZE.width - 2 * MARGIN) / (2 * halfWidth + 0.4),
  );
  const top = (PLAN_SIZE.height - length * zoom) / 2;
  return ([x, y]) => [PLAN_SIZE.width / 2 - y * zoom, top + x * zoom];
};

const cameraAbove = (profile: BodyProfile): Camera => ({
  eye: [profile.length / 2, 0, EYE_HEIGHT],
  right: [0, -1, 0],
  towardsViewer: [0, 0, 1],
  project: onPaper(profile),
});

/** The car from above, painted. */
export function planView({ profile, look }: DressedCar, paint: string, key: string): string {
  const tub = lowerBodyOf(profile);
  const car = { profile, look, tub, cabin: cabinShellOf(profile) };
  const around = { from: -tub.girth, to: 2 * tub.girth };
  const stage = stageBefore(car, paint, cameraAbove(profile), around, key);
  const half = stage.id('half');
  // The far half of the cabin is the near one in the mirror; all the rest is drawn across.
  const nearHalf = element('g', { id: half }, cabinSide(stage));
  const farHalf = element('use', {
    href: `#${half}`,
    transform: `matrix(-1 0 0 1 ${PLAN_SIZE.width} 0)`,
  });
  return [
    shadow(stage),
    wheels(stage),
    doorMirror(stage, -1),
    doorMirror(stage, 1),
    skirt(stage, 1),
    skirt(stage, -1),
    deck(stage),
    shoulderLine(stage),
    bonnetLines(stage),
    headlamps(stage),
    tailLamps(stage),
    loadBed(stage),
    bootLip(stage),
    cabinPaint({ ...stage, sideSeen: false }),
    glass({ ...stage, sideSeen: false }),
    nearHalf,
    farHalf,
    doors(stage),
  ].join('');
}

const cabinSide = (stage: Stage): string => sidePaint(stage) + sideWindows(stage);

/** Rims of shade, one on the other: a blur of this size would cost more than the whole car. */
function shadow({ camera, tub }: Stage): string {
  const outline = range(-tub.girth, tub.girth, 80).map((s) => camera.project(tub.at(s, WIDEST)));
  const rims = range(2, 24, 11).map((width) =>
    element('path', {
      d: pathThrough(outline),
      fill: 'none',
      stroke: '#16273c',
      'stroke-width': width,
      'stroke-opacity': 0.04,
      'stroke-linejoin': 'round',
    }),
  );
  return element('g', { transform: 'translate(0 3)' }, rims.join(''));
}

/** All of the tyres that shows beside the body. */
function wheels({ pen, profile: { axles, halfWidth, wheel } }: Stage): string {
  const reach = wheel.radius * 0.8;
  return axles
    .flatMap((x) =>
      BOTH_SIDES.map((side) => {
        const [inner, outer] = [side * (halfWidth - 0.2), side * (halfWidth + 0.012)];
        const tyre: Vec3[] = [
          [x - reach, inner, 0],
          [x + reach, inner, 0],
          [x + reach, outer, 0],
          [x - reach, outer, 0],
        ];
        return pen.area(tyre, '#14181c', {
          stroke: '#14181c',
          'stroke-width': 3,
          'stroke-linejoin': 'round',
        });
      }),
    )
    .join('');
}

/** The body from its shoulder out to its widest line, on one side. */
function skirt({ camera, id, profile, shade, tub }: Stage, side: Side): string {
  return paintedSheet(
    {
      at: (u, v) => tub.at(side * lerp(0, tub.girth, u), v * WIDEST),
      columns: 80,
      rows: 8,
      inside: [profile.length / 2, 0, 0],
      id: id(side > 0 ? 'near-skirt' : 'far-skirt'),
    },
    camera,
    shade,
  );
}

/** The fold between what faces up and what faces out. */
function shoulderLine({ pen, tub }: Stage): string {
  const fold = range(-tub.girth, tub.girth, 160).map((s) => tub.at(s, 0.01));
  return pen.line(fold, '#05080c', 1.1, { 'stroke-opacity': 0.32 });
}

/** Where the doors part, seen on the shoulder. */
function doors({ cabin, pen, profile, tub }: Stage): string {
  return profile.shutLines
    .map((shut) => item(shut, shut.length - 1)[0])
    .flatMap((x) =>
      BOTH_SIDES.map((side) => {
        const joint: Vec3[] = [tub.at(tub.sAtX(x), WIDEST), cabin.onSide([x, tub.top(tub.sAtX(x))])];
        return pen.line(
          joint.map(([px, y, z]): Vec3 => [px, side * y, z]),
          '#05080c',
          0.9,
          { 'stroke-opacity': 0.5 },
        );
      }),
    )
    .join('');
}
