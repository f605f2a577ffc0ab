import type { SideWindow } from '../bodies/profile.ts';
import { item, smoothLine } from '../geometry/curves.ts';
import type { Vec2, Vec3 } from '../geometry/vector.ts';
import type { Stage } from '../stage.ts';
import { clip, element } from '../svg.ts';

const POST = '#0a0d11';

/** Reflections that lean across the panes: distance from the front corner, width, strength. */
const STREAKS = [
  { from: 0.25, width: 0.3, opacity: 0.12 },
  { from: 0.66, width: 0.07, opacity: 0.1 },
  { from: 1.5, width: 0.22, opacity: 0.09 },
] as const;
const STREAK_LEAN = 0.42;

/** A front seat from the side, `[back, up]` from the belt line. */
const SEAT: readonly Vec2[] = [
  [-0.1, -0.05],
  [-0.02, 0.12],
  [0.02, 0.22],
  [0.12, 0.22],
  [0.14, 0.1],
  [0.2, -0.05],
];

/** The panes between front and rear pillar, with the dark posts that divide them. */
export function sideWindows(stage: Stage): string {
  const { cabin, look, pen, profile } = stage;
  const { sideWindow } = profile;
  const frame = smoothLine([...sideWindow.outline, item(sideWindow.outline, 0)], 5).map(cabin.onSide);
  const id = stage.id('side-window');
  const inside =
    pen.area(frame, `url(#${stage.id('pane')})`) +
    seats(stage, sideWindow) +
    streaks(stage, sideWindow) +
    posts(stage, sideWindow) +
    pen.line(frame, '#05080b', 3, { 'stroke-opacity': 0.75 });
  return (
    clip(id, pen.outline(frame)) +
    element('g', { 'clip-path': `url(#${id})` }, inside) +
    (look.finish === 'bright'
      ? pen.line(frame, '#e3e9ee', 1, { 'stroke-opacity': 0.85 })
      : pen.line(frame, '#05070a', 1))
  );
}

const beltOf = ({ outline }: SideWindow): number => item(outline, outline.length - 1)[1];

function seats({ cabin, pen }: Stage, window: SideWindow): string {
  const belt = beltOf(window);
  const shape = smoothLine(SEAT, 5);
  return window.seats
    .map((x) => shape.map(([back, up]): Vec3 => cabin.onSide([x + back, belt + up])))
    .map((seat) => pen.area(seat, '#04070a', { opacity: 0.5 }))
    .join('');
}

function streaks({ cabin, pen }: Stage, window: SideWindow): string {
  const corner = item(window.outline, 0)[0];
  const bottom = beltOf(window) - 0.1;
  const top = Math.max(...window.outline.map(([, z]) => z)) + 0.05;
  return STREAKS.map(({ from, width, opacity }) => {
    const x = corner + from;
    const band: Vec2[] = [
      [x, bottom],
      [x + STREAK_LEAN, top],
      [x + STREAK_LEAN + width, top],
      [x + width, bottom],
    ];
    return pen.area(band.map(cabin.onSide), '#ffffff', { opacity });
  }).join('');
}

function posts({ cabin, pen }: Stage, { pillars }: SideWindow): string {
  return pillars
    .map(({ foot, head, half }): Vec2[] => [
      [foot[0] - half, foot[1] - 0.1],
      [head[0] - half, head[1] + 0.1],
      [head[0] + half, head[1] + 0.1],
      [foot[0] + half, foot[1] - 0.1],
    ])
    .map((post) => pen.area(post.map(cabin.onSide), POST))
    .join('');
}
