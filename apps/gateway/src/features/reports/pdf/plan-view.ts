import { CENTRE_REGIONS, PLAN_BODY, PLAN_BOX, PLAN_LINES, SIDE_REGIONS } from '@cheyantong/domain';
import type { Sheet } from '../../../paper/sheet.ts';
import { COLOR } from '../../../paper/tokens.ts';

const DOT_COLORS = { good: COLOR.good, caution: COLOR.caution, bad: COLOR.bad } as const;

interface Dot {
  at: readonly [x: number, y: number];
  label: string;
  tone: keyof typeof DOT_COLORS;
}

interface Plan {
  dots: readonly Dot[];
  /** How strongly a region is hit, 0 (not) to 3. */
  weightOf?: (region: string) => number;
}

/** How a region looks by how often it was hit. */
const WEIGHTS = [
  { fill: '#FFFFFF', stroke: COLOR.frame },
  { fill: '#FBE6C2', stroke: COLOR.caution },
  { fill: '#F3B98A', stroke: COLOR.price },
  { fill: '#E98C86', stroke: COLOR.bad },
] as const;
const LINES = {
  glass: { fill: '#DBE4EF', stroke: COLOR.frame },
  lamp: { fill: '#E9F0F8', stroke: COLOR.frame },
  tailLamp: { fill: '#EFC9C4', stroke: COLOR.frame },
} as const;

/** The car from above with numbered dots, as high as is said; the page draws the same one. Answers how wide it is. */
export function drawPlanView(
  sheet: Sheet,
  plan: Plan,
  { x, y, height }: { x: number; y: number; height: number },
): number {
  const scale = height / PLAN_BOX.height;
  sheet.picture((doc) => {
    doc.save();
    doc.translate(x, y).scale(scale).lineJoin('round');
    drawInBox(sheet, plan);
    doc.restore();
  });
  return PLAN_BOX.width * scale;
}

function drawInBox(sheet: Sheet, { dots, weightOf = () => 0 }: Plan): void {
  const { doc } = sheet;
  doc.path(PLAN_BODY).lineWidth(1.8).fillAndStroke('#FFFFFF', COLOR.brand);
  drawSide(sheet, 'left', weightOf);
  doc.save();
  doc.transform(-1, 0, 0, 1, PLAN_BOX.width, 0);
  drawSide(sheet, 'right', weightOf);
  doc.restore();
  for (const [name, { path, glass }] of Object.entries(CENTRE_REGIONS)) {
    drawRegion(sheet, path, glass && weightOf(name) === 0 ? LINES.glass : lookOf(weightOf(name)));
  }
  for (const { at, label, tone } of dots) {
    doc.circle(at[0], at[1], 10.5).fill(DOT_COLORS[tone]);
    sheet.text(label, at[0] - 12, at[1] - 8.5, {
      size: 11.5,
      font: 'bold',
      color: '#FFFFFF',
      width: 24,
      align: 'center',
    });
  }
}

function drawSide(sheet: Sheet, side: 'left' | 'right', weightOf: (region: string) => number): void {
  for (const [name, { path }] of Object.entries(SIDE_REGIONS)) {
    const weight = weightOf(side + name);
    const isWheel = name.endsWith('Wheel') && weight === 0;
    drawRegion(sheet, path, isWheel ? { fill: '#3B4754', stroke: '#3B4754' } : lookOf(weight));
  }
  for (const { path, is } of PLAN_LINES) {
    if (is === 'crease') sheet.doc.path(path).lineWidth(0.8).stroke(COLOR.frame);
    else drawRegion(sheet, path, LINES[is]);
  }
}

const lookOf = (weight: number) => WEIGHTS[Math.min(weight, WEIGHTS.length - 1)] ?? WEIGHTS[0];

const drawRegion = (
  { doc }: Sheet,
  path: string,
  { fill, stroke }: { fill: string; stroke: string },
): void => {
  doc.path(path).lineWidth(1).fillAndStroke(fill, stroke);
};
