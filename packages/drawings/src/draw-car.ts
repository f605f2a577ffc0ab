import type { BodyId } from './bodies/profile.ts';
import { standardDesign } from './designs/choose-design.ts';
import type { Design } from './designs/design.ts';
import { designWord } from './designs/design-word.ts';
import { lookOf, profileOf } from './designs/look.ts';
import { hexOfPaint, type Paint } from './paints.ts';
import { studio } from './scenery.ts';
import { stageFor } from './stage.ts';
import { element } from './svg.ts';
import { cabinInterior } from './views/cabin.ts';
import { exterior } from './views/exterior.ts';
import { PLAN_SIZE, planView } from './views/plan.ts';
import { type ExteriorView, frameFor, STANDPOINTS } from './views/standpoints.ts';

export type View = ExteriorView | 'cabin' | 'plan';
export type Scenery = 'studio' | 'none';

export interface CarDrawing {
  readonly body: BodyId;
  readonly paint: Paint;
  readonly view: View;
  /** The standard design of the body where none is given. */
  readonly design?: Design;
  /** A studio behind the car (the default), or nothing, to lay the car on a surface of one's own. */
  readonly scenery?: Scenery;
}

/** The views a gallery shows, with their captions, in order. */
export const VIEWS = [
  { id: 'quarter', name: '左前 45°' },
  { id: 'front', name: '正面' },
  { id: 'side', name: '侧面' },
  { id: 'rear', name: '左后 45°' },
  { id: 'cabin', name: '座舱' },
  { id: 'plan', name: '俯视' },
] as const satisfies readonly { id: View; name: string }[];

const WIDTH = 640;

/** Size of the picture: 4:3, but 2:1 for a side view without scenery and upright for the plan. */
export function sizeOf({ view, scenery = 'studio' }: Pick<CarDrawing, 'view' | 'scenery'>): {
  readonly width: number;
  readonly height: number;
} {
  if (view === 'plan') return PLAN_SIZE;
  return { width: WIDTH, height: view === 'side' && scenery === 'none' ? WIDTH / 2 : WIDTH * 0.75 };
}

/** Draws one car as a complete SVG document. The same input always gives the same text. */
export function drawCar(drawing: CarDrawing): string {
  const { body, view, scenery = 'studio', design = standardDesign(body) } = drawing;
  const paint = hexOfPaint(drawing.paint);
  const { width, height } = sizeOf(drawing);
  const key = `${body}-${designWord(design)}-${view}-${paint.slice(1)}-${scenery}`;
  const id = (name: string): string => `${key}-${name}`;
  const profile = profileOf(body, design);
  const dressed = { profile, look: lookOf(design) };
  const backdrop = scenery === 'studio' && view !== 'plan' ? studio(width, height, id) : '';
  const car = (): string => {
    if (view === 'cabin') return cabinInterior(body, paint, id);
    if (view === 'plan') return planView(dressed, paint, key);
    return exterior(stageFor(dressed, paint, STANDPOINTS[view], frameFor(view, profile, width, height), key));
  };
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    backdrop + car(),
  );
}
