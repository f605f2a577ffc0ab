import { item, range, smoothLine, subdivided } from '../geometry/curves.ts';
import type { Vec2, Vec3 } from '../geometry/vector.ts';
import { mix } from '../light/colour.ts';
import type { Stage } from '../stage.ts';

/** Everything drawn on the driver's side: joints, handles, sill and the rail of a sliding door. */
export function flank(stage: Stage): string {
  return sill(stage) + slideRail(stage) + shutLines(stage) + handles(stage) + fuelFlap(stage);
}

const onSide = (stage: Stage, points: readonly Vec2[]): Vec3[] => points.map(stage.tub.onSide);

function shutLines(stage: Stage): string {
  return stage.profile.shutLines
    .map((line) => {
      const joint = onSide(stage, subdivided(softened(line), 3, false));
      const lit = joint.map(([x, y, z]): Vec3 => [x + 0.011, y, z - 0.006]);
      return (
        stage.pen.line(lit, '#ffffff', 0.7, { 'stroke-opacity': 0.25 }) +
        stage.pen.line(joint, '#04070a', 1, { 'stroke-opacity': 0.62 })
      );
    })
    .join('');
}

/** Rounds the corners of a door a little without bending its straight edges. */
function softened(line: readonly Vec2[]): Vec2[] {
  return line.flatMap((point, i): Vec2[] => {
    const [before, after] = [line[i - 1], line[i + 1]];
    if (!before || !after) return [point];
    const towards = (other: Vec2): Vec2 => {
      const reach = Math.min(0.4, 0.06 / Math.hypot(other[0] - point[0], other[1] - point[1]));
      return [point[0] + (other[0] - point[0]) * reach, point[1] + (other[1] - point[1]) * reach];
    };
    return smoothLine(
      [towards(before), curvePoint(towards(before), point, towards(after)), towards(after)],
      3,
    );
  });
}

const curvePoint = (a: Vec2, b: Vec2, c: Vec2): Vec2 => [
  (a[0] + 2 * b[0] + c[0]) / 4,
  (a[1] + 2 * b[1] + c[1]) / 4,
];

function handles(stage: Stage): string {
  const { pen, paint } = stage;
  return stage.profile.handles
    .map(([x, z]) => {
      const bar = (dz: number, half: number, out: number): Vec3[] =>
        onSide(stage, [
          [x, z + dz + half],
          [x + 0.1, z + dz + half * 1.25],
          [x + 0.2, z + dz + half],
          [x + 0.2, z + dz - half],
          [x + 0.1, z + dz - half * 1.1],
          [x, z + dz - half],
        ]).map(([px, py, pz]) => [px, py + out, pz]);
      return (
        pen.area(bar(-0.012, 0.02, 0), '#000000', { opacity: 0.3 }) +
        pen.area(bar(0.004, 0.014, 0.02), mix(paint, '#ffffff', 0.3)) +
        pen.line(bar(0.004, 0.014, 0.02).slice(0, 3), '#ffffff', 0.8, { 'stroke-opacity': 0.7 })
      );
    })
    .join('');
}

function sill(stage: Stage): string {
  const { pen, profile, tub, visible } = stage;
  // Cladding runs round the bumpers too; a plain sill only from wheel to wheel.
  const { cladding } = profile.trim;
  const from = cladding ? visible.from : Math.max(visible.from, tub.sAtX(profile.axles[0]));
  const to = cladding ? visible.to : Math.min(visible.to, tub.sAtX(profile.axles[1]));
  const top = cladding ? 0.84 : 0.93;
  const edge = (v: number): Vec3[] => range(from, to, 60).map((s) => tub.at(s, v));
  return (
    pen.area([...edge(top), ...edge(1).reverse()], cladding ? '#23272b' : '#12161a', {
      ...(!cladding && { opacity: 0.85 }),
    }) + pen.line(edge(top), '#ffffff', 0.7, { 'stroke-opacity': 0.25 })
  );
}

function slideRail(stage: Stage): string {
  const { slideRail: rail } = stage.profile.trim;
  if (!rail) return '';
  const line = onSide(
    stage,
    range(rail.from, rail.to, 16).map((x): Vec2 => [x, rail.z]),
  );
  return stage.pen.line(line, '#04070a', 1.8, { 'stroke-opacity': 0.55 });
}

function fuelFlap(stage: Stage): string {
  const { pen, profile } = stage;
  const z = item(profile.handles, profile.handles.length - 1)[1] - 0.03;
  const x = profile.axles[1] + 0.3;
  if (profile.trim.bed || x > profile.length - profile.plan.tailDepth) return '';
  const flap = onSide(stage, [
    [x - 0.07, z + 0.06],
    [x + 0.07, z + 0.06],
    [x + 0.07, z - 0.06],
    [x - 0.07, z - 0.06],
    [x - 0.07, z + 0.06],
  ]);
  return pen.line(flap, '#04070a', 0.7, { 'stroke-opacity': 0.35 });
}
