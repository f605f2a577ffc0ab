import { element } from '../svg.ts';

type Stops = readonly (readonly [at: number, colour: string, opacity?: number])[];

/** Where the gradient starts and ends, in shares of the shape it fills. */
type Direction = readonly [x1: number, y1: number, x2: number, y2: number];

/** Light falls from the upper left on everything flat. */
const SLANT: Direction = [0, 0, 0.35, 1];
/** Round bodies lie on their side and shine along the upper third. */
const AROUND: Direction = [0, 0, 0, 1];

const even = (direction: Direction, ...colours: readonly string[]) => ({
  direction,
  stops: colours.map((colour, i) => [i / (colours.length - 1), colour] as const),
});

const round = (edge: string, shine: string, body: string, shade: string) => ({
  direction: AROUND,
  stops: [
    [0, edge],
    [0.24, shine],
    [0.52, body],
    [0.88, shade],
    [1, edge],
  ] as const,
});

const MATERIALS = {
  sheet: even(SLANT, '#eaf1f8', '#bccbdc', '#93a7be', '#a5b6c9'),
  sheetLight: even(SLANT, '#f7fafd', '#cfdbe7'),
  sheetShade: even(SLANT, '#8599b0', '#53677f'),
  sheetInside: even(SLANT, '#5d6f85', '#3b4a5c'),
  aluminium: even(SLANT, '#f5f7f8', '#cdd3d8', '#a0a9b1', '#b8c0c7'),
  aluminiumLight: even(SLANT, '#fcfdfd', '#d7dce1'),
  aluminiumShade: even(SLANT, '#a5aeb6', '#666f79'),
  aluminiumRound: round('#8b949d', '#f8fafb', '#c4cbd1', '#7a848e'),
  steelRound: round('#59636e', '#d5dbe0', '#8d97a1', '#48525c'),
  blackRound: round('#23282e', '#78818b', '#3b424a', '#14171b'),
  plastic: even(SLANT, '#5a636d', '#363d45', '#20252b'),
  plasticLight: even(SLANT, '#7d8791', '#4b545d'),
  rubber: even(SLANT, '#454b52', '#1b1f23'),
  void: even(AROUND, '#0f1419', '#2a323b'),
  glass: even(SLANT, '#7e97aa', '#3d5265', '#1d2a37', '#2b3b4a'),
  clearGlass: {
    direction: SLANT,
    stops: [
      [0, '#eef8f8', 0.9],
      [0.5, '#b7d3d6', 0.8],
      [1, '#8db2b8', 0.88],
    ],
  },
  clearLens: even(SLANT, '#ffffff', '#d9e5ee', '#a4b7c7'),
  redLens: even(SLANT, '#ff8b80', '#dc2a31', '#9c121c'),
  redDark: even(SLANT, '#b01d27', '#5f0a12'),
  amber: even(SLANT, '#ffd08a', '#ee9420'),
  copper: even(SLANT, '#f4bd96', '#cb7a45', '#8f4a24'),
  brass: even(SLANT, '#efe0b6', '#c5aa6a', '#8a7442'),
  orange: even(SLANT, '#ffb673', '#f17f1c', '#bd590c'),
  blue: even(SLANT, '#4f86cc', '#093f87', '#072d62'),
  cloth: even(SLANT, '#7a8593', '#4d5763', '#353d47'),
  clothLight: even(SLANT, '#c6cfd9', '#8391a0'),
  screen: even(SLANT, '#27405f', '#101d2f', '#0b1420'),
  shadow: {
    stops: [
      [0, '#24364a', 0.5],
      [0.55, '#24364a', 0.22],
      [1, '#24364a', 0],
    ],
  },
} satisfies Record<string, { direction?: Direction; stops: Stops }>;

type Material = keyof typeof MATERIALS;

/** What a shape can be filled with: a material with light on it, or one plain colour. */
export type Fill = Material | `#${string}` | 'none';

const isMaterial = (fill: Fill): fill is Material => fill in MATERIALS;

export const paint = (fill: Fill): string => (isMaterial(fill) ? `url(#${fill})` : fill);

/** The gradients a drawing refers to, and no others. */
export function materialsUsedIn(drawing: string): string {
  return Object.entries(MATERIALS)
    .filter(([name]) => drawing.includes(`url(#${name})`))
    .map(([name, material]) => gradient(name, material))
    .join('');
}

function gradient(id: string, { direction, stops }: { direction?: Direction; stops: Stops }): string {
  const content = stops
    .map(([offset, colour, opacity = 1]) =>
      element('stop', { offset, 'stop-color': colour, ...(opacity < 1 && { 'stop-opacity': opacity }) }),
    )
    .join('');
  if (!direction) return element('radialGradient', { id }, content);
  const [x1, y1, x2, y2] = direction;
  return element('linearGradient', { id, x1, y1, x2, y2 }, content);
}
