import type { BodyProfile } from '../bodies/profile.ts';
import { curveThrough, item, range } from '../geometry/curves.ts';
import { between, type Vec3 } from '../geometry/vector.ts';
import type { LowerBody } from './lower-body.ts';

/** Bonnet, the ledge under the windows and boot lid: one height field inside the upper edge of the tub. */
export interface DeckSurface {
  /** A lengthwise line at a share of the half-width: -1 the passenger's edge, 1 the driver's; t from nose to tail. */
  at(share: number, t: number): Vec3;
  /** The point of a lengthwise line at a distance from the nose. */
  atX(share: number, x: number): Vec3;
}

export function deckSurfaceOf(profile: BodyProfile, tub: LowerBody): DeckSurface {
  const crown = curveThrough(profile.crown);
  // The crown counts from the widest outline, so that it is nothing all along the front edge of the bonnet.
  const edge = range(0, tub.girth, 160).map((s) => ({ point: tub.at(s, 0), rise: crown(tub.plan(s).x) }));
  const surface = ({ point: [x, y, z], rise }: { point: Vec3; rise: number }, share: number): Vec3 => [
    x,
    y * share,
    z + rise * (1 - Math.abs(share) ** 2.6),
  ];
  return {
    at: (share, t) => {
      const s = t * tub.girth;
      return surface({ point: tub.at(s, 0), rise: crown(tub.plan(s).x) }, share);
    },
    atX: (share, x) => {
      const above = edge.findIndex(({ point }) => point[0] > x);
      const after = above < 0 ? edge.length - 1 : Math.max(1, above);
      const [a, b] = [item(edge, after - 1), item(edge, after)];
      const t = (x - a.point[0]) / (b.point[0] - a.point[0] || 1);
      return between(surface(a, share), surface(b, share), t);
    },
  };
}
