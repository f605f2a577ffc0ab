import type { Grille } from '../designs/faces/face.ts';
import { item, range } from '../geometry/curves.ts';
import { lerp, type Vec2, type Vec3 } from '../geometry/vector.ts';
import type { Stage } from '../stage.ts';
import { clip, element } from '../svg.ts';
import { designLineOn, designOn, disc, inMetres, laidOn } from './laid-on.ts';

const DARK = '#0c0f12';

interface Extent {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

const extentOf = (outline: readonly Vec2[]): Extent => {
  const across = outline.map(([a]) => a);
  const up = outline.map(([, u]) => u);
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    bottom: Math.min(...up),
    top: Math.max(...up),
  };
};

/** An opening for air and what fills it. */
export function grille(stage: Stage, { outline, filling, framed }: Grille, id: string): string {
  const { pen, look } = stage;
  const shape = designOn(stage, outline);
  if (shape.length < 3) return '';
  const edge = [...shape, item(shape, 0)];
  if (filling === 'blank') return pressedIn(stage, edge);
  const frame = look.finish === 'bright' ? '#c9d1d8' : '#2b3238';
  const inside = FILLINGS[filling](stage, extentOf(outline));
  return (
    pen.area(shape, DARK) +
    clip(id, pen.outline(shape)) +
    element('g', { 'clip-path': `url(#${id})`, 'data-part': 'grille' }, inside) +
    (framed ? pen.line(edge, frame, look.finish === 'bright' ? 1.5 : 1.8) : '')
  );
}

/** A shape in the painted panel: shade under its upper edge, light on its lower one. */
function pressedIn({ pen }: Stage, edge: readonly Vec3[]): string {
  const lower = edge.map(([x, y, z]): Vec3 => [x, y, z - 0.008]);
  return (
    pen.line(lower, '#ffffff', 1, { 'stroke-opacity': 0.35 }) +
    pen.line(edge, '#05080c', 1, { 'stroke-opacity': 0.4 })
  );
}

const FILLINGS: Readonly<
  Record<Exclude<Grille['filling'], 'blank'>, (stage: Stage, extent: Extent) => string>
> = {
  bars: (stage, extent) => bars(stage, extent, '#69737d', 1),
  columns: (stage, { left, right, bottom, top }) =>
    range(left, right, Math.round((right - left) * 16))
      .map((across) =>
        stage.pen.line(
          designLineOn(stage, [
            [across, bottom],
            [across, top],
          ]),
          '#7d8790',
          1.3,
        ),
      )
      .join(''),
  mesh: (stage, extent) => {
    const { left, right, bottom, top } = extent;
    const lean = range(left, right, Math.round((right - left) * 20)).map((across) =>
      stage.pen.line(
        designLineOn(stage, [
          [across, bottom],
          [across + 0.04, top],
        ]),
        '#4a525b',
        0.7,
      ),
    );
    return bars(stage, extent, '#59626b', 0.8) + lean.join('');
  },
  stars,
};

function bars(stage: Stage, { left, right, bottom, top }: Extent, colour: string, width: number): string {
  return range(bottom, top, Math.max(2, Math.round((top - bottom) * 20)))
    .slice(1, -1)
    .map((up) =>
      stage.pen.line(
        designLineOn(stage, [
          [left, up],
          [right, up],
        ]),
        colour,
        width,
      ),
    )
    .join('');
}

/** Rows of small bright points that grow towards the middle. */
function stars(stage: Stage, { left, right, bottom, top }: Extent): string {
  const rows = range(bottom, top, 7).slice(1);
  return rows
    .flatMap((up, row) =>
      range(left, right, 18).map((across): string => {
        const place: Vec2 = [across + (row % 2) * 0.032, up];
        const size = lerp(0.011, 0.004, Math.abs(across) / right);
        return stage.pen.area(
          laidOn(
            stage,
            disc(inMetres(stage, place), size).filter((_, i) => i % 4 === 0),
          ),
          '#aeb8c1',
        );
      }),
    )
    .join('');
}
