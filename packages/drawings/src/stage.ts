import type { BodyProfile } from './bodies/profile.ts';
import type { Look } from './designs/look.ts';
import { type Camera, cameraFor, type Frame, type Standpoint } from './geometry/camera.ts';
import { range, steps } from './geometry/curves.ts';
import type { Vec3 } from './geometry/vector.ts';
import { lightness, rgbOf } from './light/colour.ts';
import { type Shade, studioShade } from './light/mirrored-room.ts';
import { type CabinShell, cabinShellOf } from './model/cabin-shell.ts';
import { type DeckSurface, deckSurfaceOf } from './model/deck-surface.ts';
import { type LowerBody, lowerBodyOf } from './model/lower-body.ts';
import { hexOfPaint } from './paints.ts';
import { type Pen, penFor } from './svg.ts';

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A body with its design. */
export interface DressedCar {
  readonly profile: BodyProfile;
  readonly look: Look;
}

/** A car in front of a camera: what every part needs in order to draw itself. */
export interface Stage {
  readonly profile: BodyProfile;
  readonly look: Look;
  readonly tub: LowerBody;
  readonly deckSurface: DeckSurface;
  readonly cabin: CabinShell;
  readonly camera: Camera;
  readonly pen: Pen;
  readonly paint: string;
  readonly shade: Shade;
  /** The light on roof and mirrors, which may be black. */
  readonly roofShade: Shade;
  /** The stretch of the tub's outline that faces the viewer. */
  readonly visible: Stretch;
  /** Whether the driver's side shows: not from straight ahead. */
  readonly sideSeen: boolean;
  readonly lightPaint: boolean;
  /** An id no other drawing on the page shares. */
  id(name: string): string;
}

export function stageFor(
  { profile, look }: DressedCar,
  paint: string,
  standpoint: Standpoint,
  frame: Frame,
  key: string,
): Stage {
  const tub = lowerBodyOf(profile);
  const cabin = cabinShellOf(profile);
  const target: Vec3 = [profile.length * 0.48, 0, profile.height * 0.42];
  const camera = cameraFor(standpoint, target, landmarks(profile, tub, cabin), frame);
  return stageBefore({ profile, look, tub, cabin }, paint, camera, visibleStretch(tub, camera), key);
}

/** The same for a camera of one's own. */
export function stageBefore(
  { profile, look, tub, cabin }: DressedCar & { tub: LowerBody; cabin: CabinShell },
  paint: string,
  camera: Camera,
  visible: Stretch,
  key: string,
): Stage {
  const shade = studioShade(paint, camera);
  return {
    profile,
    look,
    tub,
    deckSurface: deckSurfaceOf(profile, tub),
    cabin,
    camera,
    pen: penFor(camera),
    paint,
    shade,
    roofShade: look.finish === 'blackRoof' ? studioShade(hexOfPaint('black'), camera) : shade,
    visible,
    sideSeen: visible.from < tub.girth / 2 && visible.to > tub.girth / 2,
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

function visibleStretch(tub: LowerBody, camera: Camera): Stretch {
  const turnedToViewer = (s: number): number => {
    const { x, y, outX, outY } = tub.plan(s);
    return outX * (camera.eye[0] - x) + outY * (camera.eye[1] - y);
  };
  // From the place that faces the camera most, walk both ways to where the skin turns away.
  const step = tub.girth / 400;
  const candidates = range(0, tub.girth, 40);
  const middle = candidates.reduce((best, s) => (turnedToViewer(s) > turnedToViewer(best) ? s : best), 0);
  let from = middle;
  let to = middle;
  while (turnedToViewer(from - step) > 0 && from > -tub.girth / 2) from -= step;
  while (turnedToViewer(to + step) > 0 && to < tub.girth * 1.5) to += step;
  return { from, to };
}
