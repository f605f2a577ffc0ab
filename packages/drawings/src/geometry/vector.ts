/** A point on paper or in a flat elevation. */
export type Vec2 = readonly [number, number];

/** Metres: x backwards from the nose, y to the driver's side (left in China), z up from the ground. */
export type Vec3 = readonly [number, number, number];

export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t;

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

export const smoothstep = (low: number, high: number, value: number): number => {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
};

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const normalise = (a: Vec3): Vec3 => scale(a, 1 / (Math.sqrt(dot(a, a)) || 1));
export const between = (a: Vec3, b: Vec3, t: number): Vec3 => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
];
