import type { Box } from '../port.ts';
import type { Character } from './characters.ts';
import type { ReadLine } from './engine.ts';
import type { Area } from './text-areas.ts';

/** A piece of writing on a page that lies straight. */
export interface Fragment {
  text: string;
  characters: readonly Character[];
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Where it stands in the picture, which may lie askew. */
  area: Area;
}

export interface Page {
  width: number;
  height: number;
  fragments: readonly Fragment[];
}

/** Below this the engine is guessing at a pattern of the background. */
const HARDLY_WRITING = 0.4;
/** Only lines that are this much longer than high say how the page lies. */
const LONG = 3;

/** Lays the page straight: its lines become horizontal, blanks go, and what is no writing goes. */
export function layStraight(lines: readonly ReadLine[], size: { width: number; height: number }): Page {
  const angle = median(
    lines.filter(({ area }) => area.width > LONG * area.height).map(({ area }) => area.angle),
  );
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const fragments = lines
    .map(({ area, characters }) => ({
      area,
      characters: characters.filter(({ text }) => text.trim() !== ''),
    }))
    .filter(({ characters }) => mean(characters.map(({ confidence }) => confidence)) >= HARDLY_WRITING)
    .map(({ area, characters }) => {
      const x = area.x * cos + area.y * sin;
      const y = area.y * cos - area.x * sin;
      return {
        text: textOf(characters),
        characters,
        left: x - area.width / 2,
        right: x + area.width / 2,
        top: y - area.height / 2,
        bottom: y + area.height / 2,
        area,
      };
    });
  return { ...size, fragments };
}

const textOf = (characters: readonly Character[]): string => characters.map(({ text }) => text).join('');

export const heightOf = ({ top, bottom }: Fragment): number => bottom - top;

/** Whether two pieces stand side by side: half of the lower one lies at the height of the other. */
export function sameRow(one: Fragment, other: Fragment): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return shared >= Math.min(heightOf(one), heightOf(other)) / 2;
}

/** A part of a piece, from one character up to another. */
export function partOf(fragment: Fragment, from: number, to = fragment.characters.length): Fragment {
  const characters = fragment.characters.slice(from, to);
  const between = (at: number) =>
    ((fragment.characters[at - 1]?.at ?? 0) + (fragment.characters[at]?.at ?? 1)) / 2;
  const [start, end] = [from === 0 ? 0 : between(from), to === fragment.characters.length ? 1 : between(to)];
  const { area } = fragment;
  const width = fragment.right - fragment.left;
  const moved = ((start + end) / 2 - 0.5) * area.width;
  return {
    ...fragment,
    text: textOf(characters),
    characters,
    left: fragment.left + start * width,
    right: fragment.left + end * width,
    area: {
      ...area,
      x: area.x + moved * Math.cos(area.angle),
      y: area.y + moved * Math.sin(area.angle),
      width: area.width * (end - start),
    },
  };
}

/** The box around some pieces, in the picture. */
export function boxAround(fragments: readonly Fragment[], { width, height }: Page): Box {
  const corners = fragments.flatMap(({ area }) => cornersOf(area));
  const share = (value: number, of: number) => Math.max(0, Math.min(1, value / of));
  const left = share(Math.min(...corners.map(({ x }) => x)), width);
  const right = share(Math.max(...corners.map(({ x }) => x)), width);
  const top = share(Math.min(...corners.map(({ y }) => y)), height);
  const bottom = share(Math.max(...corners.map(({ y }) => y)), height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function cornersOf({ x, y, width, height, angle }: Area): { x: number; y: number }[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [-1, 1].flatMap((along) =>
    [-1, 1].map((across) => ({
      x: x + (along * width * cos - across * height * sin) / 2,
      y: y + (along * width * sin + across * height * cos) / 2,
    })),
  );
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
