import { item, range } from '../geometry/curves.ts';
import { dot, subtract, type Vec2, type Vec3 } from '../geometry/vector.ts';
import { alongPicture, paintedSheet } from '../light/painted-sheet.ts';
import type { Sheet } from '../model/cabin-shell.ts';
import type { Stage } from '../stage.ts';

const insideOf = ({ profile }: Stage): Vec3 => [profile.length / 2, 0, profile.height * 0.6];

/** Roof and pillars in body colour, under the glass. */
export function cabinPaint(stage: Stage): string {
  const { cabin, camera, roofShade } = stage;
  const inside = insideOf(stage);
  const sheet = (name: string, at: Sheet, columns: number, rows: number): string =>
    paintedSheet(alongPicture({ at, columns, rows, inside, id: stage.id(name) }, camera), camera, roofShade);
  const ends = [sheet('front-frame', cabin.windscreen, 10, 6), sheet('rear-frame', cabin.rearWindow, 10, 8)];
  return ends.join('') + sheet('roof', cabin.roof, 18, 18) + (stage.sideSeen ? sidePaint(stage) : '');
}

/** The side of the cabin in rows between its upper outline and the belt. */
export function sidePaint(stage: Stage): string {
  const { cabin, camera, roofShade } = stage;
  const upper = cabin.sideOutline;
  const start = item(upper, 0);
  const end = item(upper, upper.length - 1);
  const at = (u: number, v: number): Vec3 => {
    const place = u * (upper.length - 1);
    const i = Math.max(0, Math.min(Math.floor(place), upper.length - 2));
    const [a, b] = [item(upper, i), item(upper, i + 1)];
    const t = place - i;
    const top: Vec2 = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    const foot: Vec2 = [start[0] + (end[0] - start[0]) * u, start[1] + (end[1] - start[1]) * u];
    return cabin.onSide([top[0] + (foot[0] - top[0]) * v, top[1] + (foot[1] - top[1]) * v]);
  };
  return paintedSheet(
    { at, columns: 36, rows: 10, inside: insideOf(stage), id: stage.id('pillars') },
    camera,
    roofShade,
  );
}

/** Light along the edge between roof and side. */
export function roofHighlight({ pen, cabin, lightPaint }: Stage): string {
  return pen.line(cabin.roofRail, '#ffffff', 1.2, { 'stroke-opacity': lightPaint ? 0.85 : 0.5 });
}

/** Whether a screen turns its middle to the viewer. */
export function facesViewer({ camera, profile }: Stage, middle: Vec3): boolean {
  const outward = subtract(middle, [profile.length / 2, 0, profile.height * 0.6]);
  return dot([outward[0], outward[1], 0], subtract(camera.eye, middle)) > 0;
}

export const sheetOutline = (
  at: (u: number, v: number) => Vec3,
  [u0, u1]: readonly [number, number],
  [v0, v1]: readonly [number, number],
): Vec3[] => [
  ...range(u0, u1, 20).map((u) => at(u, v0)),
  ...range(v0, v1, 8).map((v) => at(u1, v)),
  ...range(u1, u0, 20).map((u) => at(u, v1)),
  ...range(v1, v0, 8).map((v) => at(u0, v)),
];
