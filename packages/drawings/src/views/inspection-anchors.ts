import { BODY_PROFILES } from '../bodies/catalogue.ts';
import type { BodyId } from '../bodies/profile.ts';
import { item } from '../geometry/curves.ts';
import { lerp } from '../geometry/vector.ts';
import { onPaper, PLAN_SIZE } from './plan.ts';

/** The areas of an inspection report, in its order. */
export const INSPECTION_AREAS = [
  { id: 'frame', name: '骨架结构' },
  { id: 'bodywork', name: '车身外观' },
  { id: 'engine', name: '发动机舱' },
  { id: 'chassis', name: '底盘悬架' },
  { id: 'brakes', name: '轮胎制动' },
  { id: 'interior', name: '内饰座舱' },
  { id: 'electrics', name: '电气电子' },
  { id: 'roadTest', name: '路试' },
] as const;

export type InspectionArea = (typeof INSPECTION_AREAS)[number]['id'];

/** Where each area's number belongs on the plan, as shares (0–1) of the picture's width and height. */
export function inspectionAnchors(body: BodyId): Readonly<Record<InspectionArea, { x: number; y: number }>> {
  const profile = BODY_PROFILES[body];
  const { axles, cabin, halfWidth, length } = profile;
  const place = onPaper(profile);
  const at = (x: number, y: number): { x: number; y: number } => {
    const [left, down] = place([x, y, 0]);
    return { x: left / PLAN_SIZE.width, y: down / PLAN_SIZE.height };
  };
  const cowl = item(cabin.frontPillar, 0)[0];
  const roof = item(cabin.roofRail, 0)[0];
  const roofEnd = item(cabin.roofRail, cabin.roofRail.length - 1)[0];
  return {
    frame: at(lerp(roof, roofEnd, 0.25), 0),
    bodywork: at(lerp(axles[0], axles[1], 0.62), halfWidth),
    engine: at(cowl * 0.52, 0),
    chassis: at(axles[0], -halfWidth),
    brakes: at(axles[1], halfWidth),
    interior: at(lerp(roof, roofEnd, 0.8), 0),
    electrics: at(lerp(cowl, roof, 0.35), halfWidth * 0.4),
    roadTest: at(length - 0.26, 0),
  };
}
