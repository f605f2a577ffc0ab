import { item, range } from '../geometry/curves.ts';
import { dot, lerp, normalise, subtract, type Vec3 } from '../geometry/vector.ts';
import { hexOf } from '../light/colour.ts';
import { alongPicture, paintedSheet, type SheetToPaint } from '../light/painted-sheet.ts';
import type { Stage } from '../stage.ts';

/** Bonnet, the ledge under the side windows, and boot lid. The cabin is drawn over its middle. */
export function deck(stage: Stage): string {
  const { profile, deckSurface } = stage;
  // The edge of nose and tail is nearly straight in its middle: strips there would be hair-thin, so one area does.
  const [start, end] = [0.055, 0.95];
  const sheet: SheetToPaint = {
    at: (u, v) => deckSurface.at(u * 2 - 1, lerp(start, end, v)),
    columns: 26,
    rows: 50,
    inside: [profile.length / 2, 0, -5],
    id: stage.id('deck'),
  };
  return (
    [endCap(stage, 0, start), endCap(stage, 1, end)].join('') +
    paintedSheet(alongPicture(sheet, stage.camera), stage.camera, stage.shade)
  );
}

/** The last few centimetres of bonnet or boot lid in one tone: that of the surface a hand's breadth further in. */
function endCap({ camera, deckSurface, pen, shade }: Stage, tip: number, inner: number): string {
  const further = lerp(inner, 0.5, 0.05);
  const middle = deckSurface.at(0, inner);
  const rise = subtract(deckSurface.at(0, further), middle);
  const normal = normalise([-rise[2] * Math.sign(rise[0]), 0, Math.abs(rise[0])]);
  if (dot(normal, subtract(camera.eye, middle)) < 0) return '';
  const edge = (side: number): Vec3[] => range(inner, tip, 12).map((t) => deckSurface.at(side, t));
  return pen.area([...edge(-1), ...edge(1).toReversed()], hexOf(shade(middle, normal)));
}

/** The joints of the bonnet and a soft crease on either side of it. */
export function bonnetLines(stage: Stage): string {
  const { profile, pen, deckSurface } = stage;
  const cowl = item(profile.cabin.frontPillar, 0)[0] + 0.02;
  const leadingEdge = profile.plan.noseDepth * 0.42;
  const along = (share: number): Vec3[] => range(leadingEdge, cowl, 24).map((x) => deckSurface.atX(share, x));
  const edge = profile.bonnetEdge;
  const joint = [edge, -edge]
    .map((share) => pen.line(along(share), '#05080c', 0.8, { 'stroke-opacity': 0.5 }))
    .join('');
  const crease = [0.5, -0.5]
    .map(
      (share) =>
        pen.line(along(share), '#ffffff', 1, { 'stroke-opacity': 0.3 }) +
        pen.line(along(share * 1.05), '#05080c', 1.2, { 'stroke-opacity': 0.1 }),
    )
    .join('');
  return joint + crease;
}
