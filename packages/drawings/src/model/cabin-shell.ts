import type { BodyProfile } from '../bodies/profile.ts';
import { alongLine, curveThrough, item, smoothLine } from '../geometry/curves.ts';
import { clamp, lerp, type Vec2, type Vec3 } from '../geometry/vector.ts';

/** A curved sheet: both parameters run from 0 to 1. */
export type Sheet = (u: number, v: number) => Vec3;

/** Everything above the belt: windscreen, roof, rear window and the two sides that join them. */
export interface CabinShell {
  /** A point of the driver's side, by its place in the side elevation. */
  onSide(xz: Vec2): Vec3;
  readonly sideOutline: readonly Vec2[];
  /** Across from the far side (u 0) to the driver's (1); up from the cowl (v 0) to the roof (1). */
  readonly windscreen: Sheet;
  /** v runs from the front of the roof to its back. */
  readonly roof: Sheet;
  /** v runs from the roof down. */
  readonly rearWindow: Sheet;
  readonly roofRail: readonly Vec3[];
}

export function cabinShellOf(profile: BodyProfile): CabinShell {
  const { cabin, halfWidth, height } = profile;
  const belt = curveThrough(profile.shoulder);
  const crown = curveThrough(profile.crown);
  const front = smoothLine(cabin.frontPillar);
  const rail = smoothLine(cabin.roofRail);
  const back = smoothLine(cabin.rearPillar);
  const [cabinStart, cabinEnd] = [item(front, 0)[0], item(back, back.length - 1)[0]];

  const onSide = ([x, z]: Vec2): Vec3 => {
    const along = clamp((x - cabinStart) / (cabinEnd - cabinStart));
    // The cabin is widest at the middle pillar and draws in towards both ends.
    const base = halfWidth * (cabin.baseWidth - 0.05 * (along - 0.4) ** 2 * 4);
    const rise = clamp((z - belt(x)) / (height - belt(x)));
    const narrowing = 1 - 0.08 * along ** 2;
    return [x, lerp(base, cabin.roofHalfWidth * narrowing, rise ** 1.4), z];
  };

  const across = (edge: Vec2, bow: number, rise: number, u: number): Vec3 => {
    const [x, y, z] = onSide(edge);
    const side = u * 2 - 1;
    const middle = 1 - Math.abs(side) ** 2.2;
    return [x + bow * middle, y * side, z + rise * middle];
  };
  const baseRise = (x: number): number => crown(x) * 0.85;
  const frontRoofBow = -cabin.screenBow * 0.5;
  const backRoofBow = cabin.rearBow * 0.7;

  return {
    onSide,
    sideOutline: [...front, ...rail, ...back],
    roofRail: rail.map(onSide),
    windscreen: (u, v) => {
      const edge = alongLine(front, v);
      const bow = lerp(-cabin.screenBow, frontRoofBow, v);
      return across(edge, bow, lerp(baseRise(cabinStart), cabin.roofCrown, v), u);
    },
    roof: (u, v) => across(alongLine(rail, v), lerp(frontRoofBow, backRoofBow, v), cabin.roofCrown, u),
    rearWindow: (u, v) =>
      across(
        alongLine(back, v),
        lerp(backRoofBow, cabin.rearBow, v),
        lerp(cabin.roofCrown, baseRise(cabinEnd), v),
        u,
      ),
  };
}
