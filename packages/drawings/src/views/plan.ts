import type { BodyProfile } from '../bodies/profile.ts';
import { item, range, smoothLine } from '../geometry/curves.ts';
import { lerp, mirrored, type Vec2, type Vec3 } from '../geometry/vector.ts';
import { cabinShellOf, type Sheet } from '../model/cabin-shell.ts';
import { lowerBodyOf } from '../model/lower-body.ts';
import { sheetOutline } from '../parts/cabin.ts';
import { rounded } from '../parts/laid-on.ts';
import { element, pathThrough } from '../svg.ts';

export const PLAN_SIZE = { width: 320, height: 600 } as const;

const MARGIN = 22;
const INK = '#093f87';
const GLASS = '#dbe4ef';

/** From the car's space to paper, nose up. */
export const onPaper = ({ length, halfWidth }: BodyProfile): ((point: Vec3) => Vec2) => {
  const zoom = Math.min(
    (PLAN_SIZE.height - 2 * MARGIN) / length,
    (PLAN_SIZE.width - 2 * MARGIN) / (2 * halfWidth + 0.4),
  );
  const top = (PLAN_SIZE.height - length * zoom) / 2;
  return ([x, y]) => [PLAN_SIZE.width / 2 - y * zoom, top + x * zoom];
};

/** The car from above as a light line drawing, to put inspection findings on. */
export function planView(profile: BodyProfile): string {
  const tub = lowerBodyOf(profile);
  const shell = cabinShellOf(profile);
  const place = onPaper(profile);
  const path = (points: readonly Vec3[], closed = true): string => pathThrough(points.map(place), closed);
  const area = (points: readonly Vec3[], fill: string, stroke = INK, width = 1): string =>
    element('path', { fill, stroke, 'stroke-width': width, 'stroke-linejoin': 'round', d: path(points) });
  const line = (points: readonly Vec3[], width = 1, opacity = 0.55): string =>
    element('path', {
      fill: 'none',
      stroke: INK,
      'stroke-width': width,
      'stroke-opacity': opacity,
      'stroke-linecap': 'round',
      d: path(points, false),
    });
  const both = (points: readonly Vec3[], draw: (points: readonly Vec3[]) => string): string =>
    draw(points) + draw(points.map(mirrored));

  const girdle = range(-tub.girth, tub.girth, 160);
  const body = area(
    girdle.map((s) => tub.at(s, 0.66)),
    '#ffffff',
    INK,
    1.8,
  );
  const ledge = line(
    girdle.map((s) => tub.at(s, 0.02)),
    0.9,
    0.35,
  );
  const lamp = (outline: readonly Vec2[], fill: string, at: (s: number) => number): string =>
    both(
      rounded(outline).map(([s, z]) => tub.atHeight(at(s), z)),
      (points) => area(points, fill, INK, 0.9),
    );
  const pane = (sheet: Sheet): string => area(sheetOutline(sheet, [0.05, 0.95], [0.04, 0.94]), GLASS);
  const sidePanes = both(smoothLine(profile.sideWindow.outline, 4).map(shell.onSide), (points) =>
    area(points, GLASS, INK, 0.9),
  );
  const doors = profile.shutLines
    .map((shut) => item(shut, shut.length - 1))
    .map(([x]) => both([tub.at(tub.sAtX(x), 0.6), shell.onSide([x, tub.top(tub.sAtX(x))])], (p) => line(p)))
    .join('');
  return [
    wheels(profile, area),
    mirrors(profile, area),
    body,
    ledge,
    lamp(profile.face.headlamp, '#e9f0f8', (s) => s),
    lamp(profile.rear.lamp, '#efc9c4', (s) => tub.girth - s),
    bonnet(profile, line),
    doors,
    sidePanes,
    pane(shell.windscreen),
    pane(shell.rearWindow),
    area(sheetOutline(shell.roof, [0, 1], [0, 1]), '#ffffff', INK, 1.2),
    bed(profile, area),
  ].join('');
}

type Area = (points: readonly Vec3[], fill: string, stroke?: string, width?: number) => string;

const box = (x0: number, x1: number, y0: number, y1: number): Vec3[] => [
  [x0, y0, 0],
  [x1, y0, 0],
  [x1, y1, 0],
  [x0, y1, 0],
];

function wheels({ axles, halfWidth, wheel }: BodyProfile, area: Area): string {
  return axles
    .flatMap((x) =>
      [1, -1].map((side) =>
        area(
          box(x - wheel.radius, x + wheel.radius, side * (halfWidth - 0.2), side * (halfWidth + 0.035)),
          '#3b4754',
          '#3b4754',
          2,
        ),
      ),
    )
    .join('');
}

function mirrors({ cabin, halfWidth }: BodyProfile, area: Area): string {
  const x = item(cabin.frontPillar, 0)[0] + 0.2;
  return [1, -1]
    .map((side) =>
      area(box(x - 0.06, x + 0.08, side * (halfWidth - 0.05), side * (halfWidth + 0.17)), '#ffffff'),
    )
    .join('');
}

function bonnet(
  { cabin, face, halfWidth, plan }: BodyProfile,
  line: (points: readonly Vec3[]) => string,
): string {
  const cowl = item(cabin.frontPillar, 0)[0];
  const front = plan.noseDepth * 0.4;
  return [1, -1]
    .flatMap((side) => [
      line([
        [front, side * halfWidth * face.bonnetEdge * 0.82, 0],
        [lerp(front, cowl, 0.5), side * halfWidth * face.bonnetEdge * 0.93, 0],
        [cowl, side * halfWidth * face.bonnetEdge * 0.95, 0],
      ]),
      line([
        [front + 0.05, side * halfWidth * 0.34, 0],
        [cowl - 0.25, side * halfWidth * 0.42, 0],
      ]),
    ])
    .join('');
}

function bed({ halfWidth, trim }: BodyProfile, area: Area): string {
  return trim.bed ? area(box(trim.bed[0], trim.bed[1], halfWidth - 0.12, 0.12 - halfWidth), '#eef2f7') : '';
}
