import { smoothLine } from '../geometry/curves.ts';
import { clamp, lerp, type Vec2, type Vec3 } from '../geometry/vector.ts';
import { blend, rgbOf } from '../light/colour.ts';
import type { Shade } from '../light/mirrored-room.ts';
import { paintedSheet } from '../light/painted-sheet.ts';
import type { Stage } from '../stage.ts';
import { clip, element, linearGradient } from '../svg.ts';
import { facesViewer, sheetOutline } from './cabin.ts';
import { sideWindows } from './side-windows.ts';

const DARK_GLASS = rgbOf('#121a20');
const LIGHT_GLASS = rgbOf('#8fa4b4');

type Span = readonly [number, number];

/** Windscreen, rear window and side windows, whichever can be seen. */
export function glass(stage: Stage): string {
  return (
    glassTones(stage) +
    screen(stage, 'windscreen') +
    screen(stage, 'rearWindow') +
    (stage.sideSeen ? sideWindows(stage) : '')
  );
}

function glassTones(stage: Stage): string {
  const { camera, profile, tub } = stage;
  const middle = profile.length / 2;
  const belt = tub.top(tub.sAtX(middle));
  const top = camera.project([middle, profile.cabin.roofHalfWidth, profile.height]);
  const foot = camera.project([middle, profile.halfWidth, belt]);
  return (
    linearGradient(
      stage.id('screen'),
      [0, top[1]],
      [0, foot[1] + 8],
      [
        { at: 0, colour: '#9fb2c1' },
        { at: 0.22, colour: '#6d8394' },
        { at: 0.6, colour: '#33424e' },
        { at: 1, colour: '#121a20' },
      ],
    ) +
    linearGradient(
      stage.id('pane'),
      [0, top[1]],
      [0, foot[1]],
      [
        { at: 0, colour: '#73879a' },
        { at: 0.38, colour: '#34424e' },
        { at: 1, colour: '#0e1419' },
      ],
    )
  );
}

function screen(stage: Stage, which: 'windscreen' | 'rearWindow'): string {
  const { pen } = stage;
  const sheet = stage.cabin[which];
  if (!facesViewer(stage, sheet(0.5, 0.5))) return turnedGlass(stage, which);
  const upright = (at: Span): Span => (which === 'windscreen' ? at : [1 - at[1], 1 - at[0]]);
  const patch = (u: Span, v: Span): Vec3[] => sheetOutline(sheet, u, upright(v));
  const pane = patch([0.045, 0.955], [0.02, 0.965]);
  const inner = patch([0.065, 0.935], [0.07, 0.93]);
  const id = stage.id(which);
  const streak = (u0: number, u1: number, lean: number, opacity: number): string => {
    const [low, high] = upright([0, 1]);
    const foot = which === 'windscreen' ? low : high;
    const head = which === 'windscreen' ? high : low;
    return pen.area(
      [sheet(u0, foot), sheet(u0 + lean, head), sheet(u1 + lean, head), sheet(u1, foot)],
      '#ffffff',
      { opacity },
    );
  };
  const dashboard = pen.area(patch([0, 1], [0, 0.16]), '#05080b', { opacity: 0.65 });
  return (
    pen.area(pane, '#0a0e12') +
    clip(id, pen.outline(inner)) +
    element(
      'g',
      { 'clip-path': `url(#${id})` },
      pen.area(pane, `url(#${stage.id('screen')})`) +
        headRests(stage, which) +
        dashboard +
        streak(0.06, 0.3, 0.2, 0.12) +
        streak(0.36, 0.41, 0.17, 0.1),
    )
  );
}

/** The bulge of a screen that otherwise faces away, as in the side view. */
function turnedGlass(stage: Stage, which: 'windscreen' | 'rearWindow'): string {
  const { camera, profile } = stage;
  const foot = stage.tub.top(stage.tub.girth / 2);
  const tint: Shade = ([, , z]) =>
    blend(DARK_GLASS, LIGHT_GLASS, clamp((z - foot) / (profile.height - foot)) * 0.7);
  return paintedSheet(
    {
      at: (u, v) => stage.cabin[which](lerp(0.05, 0.95, u), lerp(0.04, 0.95, v)),
      columns: 16,
      rows: 24,
      inside: [profile.length / 2, 0, profile.height * 0.6],
      id: stage.id(`turned-${which}`),
    },
    camera,
    tint,
  );
}

/** Backrest and head rest of a seat, `[across, up]` from the middle of its foot. */
const SEAT_SHAPES: readonly (readonly Vec2[])[] = [
  [
    [-0.11, 0],
    [-0.11, 0.22],
    [-0.085, 0.32],
    [0, 0.345],
    [0.085, 0.32],
    [0.11, 0.22],
    [0.11, 0],
  ],
  [
    [-0.056, 0.39],
    [-0.058, 0.5],
    [-0.035, 0.55],
    [0.035, 0.55],
    [0.058, 0.5],
    [0.056, 0.39],
    [0, 0.375],
    [-0.056, 0.39],
  ],
];

function headRests(stage: Stage, which: 'windscreen' | 'rearWindow'): string {
  const sheet = stage.cabin[which];
  const height = (share: number): number => (which === 'windscreen' ? share : 1 - share);
  return [0.29, 0.71]
    .flatMap((middle) =>
      SEAT_SHAPES.map((shape) =>
        stage.pen.area(
          smoothLine(shape, 4).map(([u, v]) => sheet(middle + u, height(v))),
          '#04070a',
          { opacity: 0.4 },
        ),
      ),
    )
    .join('');
}
