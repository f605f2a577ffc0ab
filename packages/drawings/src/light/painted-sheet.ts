import type { Camera } from '../geometry/camera.ts';
import { item, steps } from '../geometry/curves.ts';
import { between, cross, dot, normalise, subtract, type Vec2, type Vec3 } from '../geometry/vector.ts';
import { element, linearGradient, pathThrough } from '../svg.ts';
import type { Rgb } from './colour.ts';
import { gradientStops } from './gradient-stops.ts';
import type { Shade } from './mirrored-room.ts';
import { straightened } from './straightened.ts';

export interface SheetToPaint {
  /** Both parameters run from 0 to 1; a row is a strip of equal v. */
  at(u: number, v: number): Vec3;
  readonly columns: number;
  readonly rows: number;
  /** A point inside the car: the side of the sheet turned away from it is the painted one. */
  readonly inside: Vec3;
  /** Prefix of the ids of the gradients. */
  readonly id: string;
}

interface Sample {
  readonly column: number;
  readonly place: Vec2;
  readonly colour: Rgb;
  readonly visible: boolean;
}

/** Strips reach this far under the next one, so that no seam of background shows between them. */
const OVERLAP = 0.6;

/**
 * Paints a curved sheet as narrow strips. Along a strip the colour is a gradient through the light at each column, so
 * forty strips give a smooth body where single facets would take thousands of shapes.
 */
export function paintedSheet(sheet: SheetToPaint, camera: Camera, shade: Shade): string {
  const lines = steps(sheet.rows).map((v) => steps(sheet.columns).map((u) => sheet.at(u, v)));
  return lines
    .slice(0, -1)
    .flatMap((upper, row) => {
      const lower = item(lines, row + 1);
      const beyond = item(lines, Math.min(row + 2, sheet.rows));
      const samples = upper.map((_, column) => lightAt(upper, lower, column, sheet.inside, camera, shade));
      return visibleRuns(samples).map((run, i) => {
        const edge = (point: (column: number) => Vec3): Vec2[] =>
          straightened(run.map(({ column }) => camera.project(point(column))));
        const top = edge((column) => item(upper, column));
        const bottom = edge((column) => between(item(lower, column), item(beyond, column), OVERLAP));
        return strip(run, top, bottom, `${sheet.id}${row}${i === 0 ? '' : `-${i}`}`);
      });
    })
    .join('');
}

/** The light in the middle between two lines of the sheet. */
function lightAt(
  upper: readonly Vec3[],
  lower: readonly Vec3[],
  column: number,
  inside: Vec3,
  camera: Camera,
  shade: Shade,
): Sample {
  const middle = (k: number): Vec3 => between(item(upper, k), item(lower, k), 0.5);
  const point = middle(column);
  const along = subtract(middle(Math.min(column + 1, upper.length - 1)), middle(Math.max(column - 1, 0)));
  const down = subtract(item(lower, column), item(upper, column));
  const facing = normalise(cross(along, down));
  const outward = dot(facing, subtract(point, inside)) < 0;
  const normal: Vec3 = outward ? [-facing[0], -facing[1], -facing[2]] : facing;
  return {
    column,
    place: camera.project(point),
    colour: shade(point, normal),
    visible: dot(normal, subtract(camera.eye, point)) > 0,
  };
}

/** Stretches of neighbouring samples that face the viewer, each with the first hidden one at its ends. */
function visibleRuns(samples: readonly Sample[]): Sample[][] {
  const runs: Sample[][] = [];
  let run: Sample[] = [];
  samples.forEach((sample, i) => {
    if (sample.visible) {
      const before = samples[i - 1];
      if (run.length === 0 && before) run.push(before);
      run.push(sample);
    } else if (run.length > 0) {
      runs.push([...run, sample]);
      run = [];
    }
  });
  if (run.length > 1) runs.push(run);
  return runs;
}

function strip(run: readonly Sample[], top: readonly Vec2[], bottom: readonly Vec2[], id: string): string {
  const places = run.map(({ place }) => place);
  const from = item(places, 0);
  const to = item(places, places.length - 1);
  const stops = gradientStops(
    places,
    run.map(({ colour }) => colour),
    from,
    to,
  );
  return (
    linearGradient(id, from, to, stops) +
    element('path', { fill: `url(#${id})`, d: pathThrough([...top, ...bottom.toReversed()]) })
  );
}

/** Turns a sheet of two free parameters so that its strips run along the picture rather than into it. */
export function alongPicture(sheet: SheetToPaint, camera: Camera): SheetToPaint {
  const lengthwise = Math.abs(camera.right[0]) > 0.75;
  if (!lengthwise) return sheet;
  return { ...sheet, at: (u, v) => sheet.at(v, u), columns: sheet.rows, rows: sheet.columns };
}
