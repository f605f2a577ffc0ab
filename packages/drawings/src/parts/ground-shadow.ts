import { smoothLine } from '../geometry/curves.ts';
import { lerp, type Vec3 } from '../geometry/vector.ts';
import type { Stage } from '../stage.ts';
import { blur, element, radialGradient } from '../svg.ts';

/** A wide soft shadow, a tight one under the car, and dark contact patches under the tyres. */
export function groundShadow(stage: Stage): string {
  const { pen, profile, sideSeen } = stage;
  const { length, halfWidth: w } = profile;
  const near: Vec3[] = [
    [0.08, w * 0.85, 0],
    [0.55, w + 0.08, 0],
    [length / 2, w + 0.1, 0],
    [length - 0.5, w + 0.08, 0],
    [length - 0.05, w * 0.85, 0],
  ];
  // Light comes over the viewer's shoulder: under the far side there is less shadow than under the near one.
  const far: Vec3[] = [
    [length - 0.1, -w * 0.8, 0],
    [length / 2, -w - 0.05, 0],
    [0.15, -w * 0.8, 0],
  ];
  const outline: Vec3[] = [
    [-0.02, 0, 0],
    ...near,
    [length + 0.02, 0, 0],
    ...(sideSeen ? far : near.map(([x, y, z]): Vec3 => [x, -y, z]).toReversed()),
    [-0.02, 0, 0],
  ];
  const sized = (k: number): Vec3[] =>
    smoothLine(outline).map(([x, y]) => [lerp(length / 2, x, k), y * k, 0]);
  const floor = sized(1).map(stage.camera.project);
  const [left, right] = [Math.min(...floor.map(([x]) => x)), Math.max(...floor.map(([x]) => x))];
  const [top, bottom] = [Math.min(...floor.map(([, y]) => y)), Math.max(...floor.map(([, y]) => y))];
  const [soft, filter] = [stage.id('soft'), stage.id('blur')];
  const ambient = element('ellipse', {
    cx: (left + right) / 2,
    cy: (top + bottom) / 2 + 6,
    rx: (right - left) * 0.6,
    ry: (bottom - top) * 0.68 + 14,
    fill: `url(#${soft})`,
  });
  const core = pen.area(sized(0.98), '#070d18', { opacity: 0.55 }) + contactPatches(stage);
  return (
    radialGradient(soft, [
      { at: 0, colour: '#16273c', opacity: 0.34 },
      { at: 0.6, colour: '#16273c', opacity: 0.13 },
      { at: 1, colour: '#16273c', opacity: 0 },
    ]) +
    blur(filter, 4, [left - 14, top - 14], [right - left + 28, bottom - top + 28]) +
    ambient +
    element('g', { filter: `url(#${filter})` }, core)
  );
}

/** Where the near tyres press on the floor no light gets in at all; from straight ahead both sides are near. */
function contactPatches({ pen, profile, sideSeen }: Stage): string {
  const w = profile.halfWidth;
  return (sideSeen ? [1] : [1, -1])
    .flatMap((side) =>
      profile.axles.map((x) =>
        pen.area(
          [
            [x - 0.3, side * (w + 0.05), 0],
            [x + 0.3, side * (w + 0.05), 0],
            [x + 0.3, side * (w - 0.3), 0],
            [x - 0.3, side * (w - 0.3), 0],
          ],
          '#03060b',
          { opacity: 0.6 },
        ),
      ),
    )
    .join('');
}

/** The dark floor pan between the wheels. */
export function underbody({ pen, profile, tub }: Stage): string {
  const floor = profile.axles.map((x) => tub.bottom(tub.sAtX(x)) + 0.05);
  const [front, rear] = profile.axles;
  const w = profile.halfWidth * 0.9;
  const z = Math.max(...floor);
  const beam: Vec3[] = [
    [front, w * 0.95, z + 0.08],
    [rear, w * 0.95, z + 0.08],
    [rear, w * 0.95, 0.15],
    [front, w * 0.95, 0.15],
  ];
  const pan: Vec3[] = [
    [0.2, 0, z],
    [front - 0.3, w, z],
    [front, w, 0.16],
    [rear, w, 0.16],
    [rear + 0.35, w, z],
    [profile.length - 0.25, 0, z],
    [rear + 0.35, -w, z],
    [rear, -w, 0.16],
    [front, -w, 0.16],
    [front - 0.3, -w, z],
  ];
  return pen.area(pan, '#090b0e') + pen.area(beam, '#090b0e');
}
