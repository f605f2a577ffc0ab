export { BODY_TYPES } from './bodies/catalogue.ts';
export type { BodyId } from './bodies/profile.ts';
export { type CarDrawing, drawCar, type Scenery, sizeOf, VIEWS, type View } from './draw-car.ts';
export { PAINTS, type Paint, type PaintId } from './paints.ts';
export { INSPECTION_AREAS, type InspectionArea, inspectionAnchors } from './views/inspection-anchors.ts';
