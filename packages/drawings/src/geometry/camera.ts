import { cross, dot, normalise, subtract, type Vec2, type Vec3 } from './vector.ts';

export interface Camera {
  readonly eye: Vec3;
  /** Towards the viewer, level with the ground: decides which half of the car is the near one. */
  readonly towardsViewer: Vec3;
  /** To the right of the picture, as a direction in the car's space. */
  readonly right: Vec3;
  project(point: Vec3): Vec2;
}

export interface Standpoint {
  /** Degrees from straight ahead of the car (0) round its driver's side (90) to straight behind (180). */
  readonly azimuth: number;
  readonly distance: number;
  readonly eyeHeight: number;
}

export interface Frame {
  /** Where the middle of the car's width falls, in picture units. */
  readonly centreX: number;
  /** Where the lowest point touching the ground falls. */
  readonly groundY: number;
  readonly maxWidth: number;
  readonly maxHeight: number;
}

/** Places the eye and scales the picture so that all `landmarks` fill the frame. */
export function cameraFor(
  { azimuth, distance, eyeHeight }: Standpoint,
  target: Vec3,
  landmarks: readonly Vec3[],
  frame: Frame,
): Camera {
  const angle = (azimuth * Math.PI) / 180;
  const eye: Vec3 = [
    target[0] - Math.cos(angle) * distance,
    target[1] + Math.sin(angle) * distance,
    eyeHeight,
  ];
  const forward = normalise(subtract(target, eye));
  // Driver's side positive makes the axes left-handed, hence this order of the factors.
  const right = normalise(cross([0, 0, 1], forward));
  const up = cross(forward, right);
  const flat = (point: Vec3): Vec2 => {
    const ray = subtract(point, eye);
    const depth = dot(ray, forward);
    return [dot(ray, right) / depth, -dot(ray, up) / depth];
  };
  const seen = landmarks.map(flat);
  const left = Math.min(...seen.map(([x]) => x));
  const width = Math.max(...seen.map(([x]) => x)) - left;
  const top = Math.min(...seen.map(([, y]) => y));
  const bottom = Math.max(...seen.map(([, y]) => y));
  const zoom = Math.min(frame.maxWidth / width, frame.maxHeight / (bottom - top));
  return {
    eye,
    right,
    towardsViewer: normalise([-forward[0], -forward[1], 0]),
    project: (point) => {
      const [x, y] = flat(point);
      return [frame.centreX + (x - left - width / 2) * zoom, frame.groundY + (y - bottom) * zoom];
    },
  };
}
