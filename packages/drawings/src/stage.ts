import type { BodyProfile } from './bodies/profile.ts';
import { type Camera, cameraFor, type Frame, type Standpoint } from './geometry/camera.ts';
import { range, steps } from './geometry/curves.ts';
import type { Vec3 } from './geometry/vector.ts';
import { lightness, rgbOf } from './light/colour.ts';
import { type Shade, studioShade } from './light/mirrored-room.ts';
import { type CabinShell, cabinShellOf } from './model/cabin-shell.ts';
import { type DeckSurface, deckSurfaceOf } from './model/deck-surface.ts';
import { type LowerBody, lowerBodyOf } from './model/lower-body.ts';
import { type Pen, penFor } from './svg.ts';

/** A car in front of a camera: what every part needs in order to draw itself. */
export interface Stage {
  readonly profile: BodyProfile;
  readonly tub: LowerBody;
  readonly deckSurface: DeckSurface;
  readonly cabin: CabinShell;
  readonly camera: Camera;
  readonly pen: Pen;
  readonly paint: string;
  readonly shade: Shade;
  /** The stretch of the tub's outline that faces the viewer. */
  readonly visible: { readonly from: number; readonly to: number };
  readonly lightPaint: boolean;
  /** An id no other drawing on the page shares. */
  id(name: string): string;
}

export function stageFor(
  profile: BodyProfile,
  paint: string,
  standpoint: Standpoint,
  frame: Frame,
  key: string,
): Stage {
  const tub = lowerBodyOf(profile);
  const cabin = cabinShellOf(profile);
  const target: Vec3 = [profile.length * 0.48, 0, profile.height * 0.42];
  const camera = cameraFor(standpoint, target, landmarks(profile, tub, cabin), frame);
  return {
    profile,
    tub,
    deckSurface: deckSurfaceOf(profile, tub),
    cabin,
    camera,
    pen: penFor(camera),
    paint,
    shade: studioShade(paint, camera),
    visible: visibleStretch(tub, camera),
    lightPaint: lightness(rgbOf(paint)) > 0.8,
    id: (name) => `${key}-${name}`,
  };
}

/** Points that span the car in any view: its outline at half height, its roof, and where the tyres stand. */
function landmarks({ axles, halfWidth, height }: BodyProfile, tub: LowerBody, cabin: CabinShell): Vec3[] {
  const skirt = range(-tub.girth, tub.girth, 60).map((s) => tub.at(s, 0.6));
  const roof = steps(10).map((v) => cabin.roof(0.5, v));
  const contacts = axles.flatMap((x): Vec3[] => [
    [x, halfWidth, 0],
    [x, -halfWidth, 0],
  ]);
  return [...skirt, ...roof, ...contacts, [axles[0], 0, height]];
}

function visibleStretch(tub: LowerBody, camera: Camera): { from: number; to: number } {
  const faces = (s: number): boolean => {
    const { x, y, outX, outY } = tub.plan(s);
    return outX * (camera.eye[0] - x) + outY * (camera.eye[1] - y) > 0;
  };
  // The middle of the driver's side faces every camera used here; walk both ways from it to where the skin turns away.
  const step = tub.girth / 400;
  let from = tub.girth / 2;
  let to = from;
  while (faces(from - step) && from > -tub.girth / 2) from -= step;
  while (faces(to + step) && to < tub.girth * 1.5) to += step;
  return { from, to };
}
