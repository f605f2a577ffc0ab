import type { Camera } from '../geometry/camera.ts';
import { curveThrough } from '../geometry/curves.ts';
import { add, clamp, dot, normalise, scale, smoothstep, subtract, type Vec3 } from '../geometry/vector.ts';
import { blend, lightness, type Rgb, rgbOf } from './colour.ts';

/** The colour of a painted spot, from its place and the direction it faces. */
export type Shade = (point: Vec3, normal: Vec3) => Rgb;

/**
 * What the lacquer mirrors, by how steeply the mirrored ray climbs: ground under the car, light floor, the dark line
 * of the horizon, the wall, and the wide lamp under the ceiling.
 */
const room = curveThrough([
  [-1, 0.02],
  [-0.6, 0.12],
  [-0.25, 0.34],
  [-0.08, 0.24],
  [0.02, 0.1],
  [0.1, 0.34],
  [0.26, 0.62],
  [0.45, 0.96],
  [0.8, 1],
  [1, 0.86],
]);

const WHITE: Rgb = [250, 252, 255];
const SHADOW: Rgb = [5, 8, 13];

/** How strongly a paint answers to light: where its tone starts, how far it rises, and how much it mirrors. */
interface Finish {
  readonly floor: number;
  readonly span: number;
  readonly gloss: number;
}

/** A white car must keep its form in the shade; a black one has no form but its reflections. */
const finishOf = (light: number): Finish => {
  if (light > 0.8) return { floor: 0.47, span: 0.6, gloss: 0.9 };
  if (light < 0.2) return { floor: 0.3, span: 1, gloss: 1.5 };
  return { floor: 0.2, span: 1.08, gloss: 1 };
};

/** Light that stays with the photographer: over the left shoulder, so that every view is lit alike. */
export function studioShade(paint: string, camera: Camera): Shade {
  const base = rgbOf(paint);
  const { floor, span, gloss } = finishOf(lightness(base));
  const lamp = normalise(add(add(scale(camera.towardsViewer, 0.6), scale(camera.right, -0.55)), [0, 0, 0.8]));
  const panel = normalise(
    add(add(scale(camera.towardsViewer, 0.25), scale(camera.right, -0.5)), [0, 0, 0.85]),
  );
  return (point, normal) => {
    const view = normalise(subtract(camera.eye, point));
    const facing = Math.max(0, dot(normal, view));
    const mirror = subtract(scale(normal, 2 * dot(normal, view)), view);
    const seen = room(mirror[2]);
    const lit = 0.5 + 0.5 * dot(normal, lamp);
    const tone = floor + span * (0.42 * lit + 0.58 * seen);
    const body: Rgb = tone <= 1 ? blend(SHADOW, base, tone) : blend(base, WHITE, tone - 1);
    const glance = (0.1 + 0.5 * (1 - facing) ** 4) * seen * seen * gloss;
    const glint = 0.34 * smoothstep(0.72, 0.98, dot(mirror, panel)) * gloss;
    return blend(body, WHITE, clamp(glance + glint, 0, 0.9));
  };
}
