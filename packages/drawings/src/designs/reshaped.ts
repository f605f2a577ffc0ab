import type { BodyProfile } from '../bodies/profile.ts';
import { curveThrough, item } from '../geometry/curves.ts';
import { clamp, lerp, smoothstep, type Vec2 } from '../geometry/vector.ts';
import type { Shape } from './shapes.ts';

/** Moves a place of the side elevation. */
type Move = (place: Vec2) => Vec2;

/** The profile with other proportions: every curve is bent by the same few movements, so that they still meet. */
export function reshaped(profile: BodyProfile, shape: Shape): BodyProfile {
  const { axles, cabin, length, sideWindow, trim, wheel } = profile;
  const along = stretched(profile, shape);
  const belt = curveThrough(profile.shoulder);
  const cowl = item(cabin.frontPillar, 0)[0];
  const cabinEnd = item(cabin.rearPillar, cabin.rearPillar.length - 1)[0];
  const middle = (cowl + cabinEnd) / 2;
  const raised: Move = ([x, z]) => [along(x), z + shape.lift];
  const browed: Move = ([x, z]) => [along(x), z + shape.lift + shape.brow * (1 - smoothstep(0, cowl, x))];
  const inCabin: Move = ([x, z]) => {
    const above = z - belt(x);
    const share = clamp(above / (profile.height - belt(x)));
    const towardsEnd = smoothstep(middle, cabinEnd, x);
    const back = shape.rake * share * (1 - smoothstep(cowl, middle, x)) + shape.glide * towardsEnd;
    const drop = share > 0 ? 1 - shape.fall * smoothstep(middle - 0.2, cabinEnd, x) : 1;
    return [along(x) + back, belt(x) + above * shape.cabin * drop + shape.lift];
  };
  const crest = Math.max(...sideWindow.outline.map(([, z]) => z));
  const inWindow: Move = ([x, z]) => {
    const sunk = 1 - clamp((z - belt(x)) / (crest - belt(x)));
    const [px, pz] = inCabin([x, z]);
    return [px, pz + shape.kick * smoothstep(middle, cabinEnd, x) * sunk];
  };
  return {
    ...profile,
    length: along(length),
    halfWidth: profile.halfWidth + shape.halfWidth,
    height: inCabin([middle, profile.height])[1],
    axles: [along(axles[0]), along(axles[1])],
    wheel: { ...wheel, radius: wheel.radius + shape.lift / 2 },
    plan: {
      ...profile.plan,
      noseSquareness: profile.plan.noseSquareness + shape.squareness,
      tailSquareness: profile.plan.tailSquareness + shape.squareness,
    },
    shoulder: profile.shoulder.map(browed),
    crown: profile.crown.map(([x, rise]) => [along(x), rise]),
    sill: profile.sill.map(raised),
    cabin: {
      ...cabin,
      frontPillar: cabin.frontPillar.map(inCabin),
      roofRail: cabin.roofRail.map(inCabin),
      rearPillar: cabin.rearPillar.map(inCabin),
      roofHalfWidth: cabin.roofHalfWidth + shape.halfWidth,
    },
    sideWindow: {
      outline: sideWindow.outline.map(inWindow),
      pillars: sideWindow.pillars.map(({ foot, head, half }) => ({
        foot: inCabin(foot),
        head: inCabin(head),
        half,
      })),
      seats: sideWindow.seats.map(along),
    },
    shutLines: profile.shutLines.map((line) => line.map(raised)),
    handles: profile.handles.map(raised),
    rear: {
      ...profile.rear,
      plateHeight: profile.rear.plateHeight + shape.lift,
      lidBottom: profile.rear.lidBottom + shape.lift,
      diffuserTop: profile.rear.diffuserTop + shape.lift,
    },
    trim: {
      ...trim,
      ...(trim.slideRail && {
        slideRail: {
          from: along(trim.slideRail.from),
          to: along(trim.slideRail.to),
          z: trim.slideRail.z + shape.lift,
        },
      }),
      ...(trim.bed && { bed: [along(trim.bed[0]), along(trim.bed[1])] as const }),
    },
  };
}

/** Places along the car: the overhangs and the wheelbase grow or shrink each by its own measure. */
function stretched({ axles: [front, rear], length }: BodyProfile, shape: Shape): (x: number) => number {
  const newFront = front + shape.front;
  const newRear = newFront + rear - front + shape.wheelbase;
  return (x) => {
    if (x < front) return lerp(0, newFront, x / front);
    if (x < rear) return lerp(newFront, newRear, (x - front) / (rear - front));
    return lerp(newRear, newRear + length - rear + shape.rear, (x - rear) / (length - rear));
  };
}
