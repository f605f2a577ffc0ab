/** The car from above, nose up, on a sheet of 200 × 424. Left is the car's left. */
export const PLAN_BOX = { width: 200, height: 424 } as const;

interface Region {
  path: string;
  /** Where its number stands. */
  at: readonly [x: number, y: number];
  glass?: true;
}

const CENTRE_LINE = {
  frontBumper: {
    path: 'M100 18C130 18 147 26 153 50C139 41 127 37 100 37C73 37 61 41 47 50C53 26 70 18 100 18Z',
    at: [100, 28],
  },
  bonnet: { path: 'M63 49C80 40 120 40 137 49L141 129C119 118 81 118 59 129Z', at: [100, 84] },
  windscreen: {
    path: 'M59 133C81 121 119 121 141 133L130 167C115 161 85 161 70 167Z',
    at: [100, 145],
    glass: true,
  },
  roof: { path: 'M70 171C85 165 115 165 130 171L131 285C115 291 85 291 69 285Z', at: [100, 228] },
  rearWindow: {
    path: 'M69 289C85 295 115 295 131 289L138 321C118 329 82 329 62 321Z',
    at: [100, 310],
    glass: true,
  },
  boot: { path: 'M63 325C82 333 118 333 137 325L139 380C119 388 81 388 61 380Z', at: [100, 357] },
  rearBumper: {
    path: 'M47 385C59 382 80 392 100 392C120 392 141 382 153 385C147 402 127 407 100 407C73 407 53 402 47 385Z',
    at: [100, 400],
  },
} as const satisfies Record<string, Region>;

/** The car's left side; the right one is its mirror image. */
const SIDE = {
  FrontFender: { path: 'M46 52C51 46 56 47 60 50L56 129L51 146L40 150C39 110 41 74 46 52Z', at: [49, 92] },
  FrontDoor: { path: 'M40 153L52 149L67 171L67 223L40 223Z', at: [52, 196] },
  RearDoor: { path: 'M40 226L67 226L66 284L56 298L40 302Z', at: [52, 258] },
  RearFender: {
    path: 'M40 305L56 301L65 290L60 322L58 382C52 383 49 382 47 380C41 364 40 334 40 305Z',
    at: [50, 340],
  },
  Mirror: { path: 'M40 156L25 160L27 171L40 168Z', at: [32, 164] },
  FrontWheel: { path: 'M31 74h9v42h-9a3 3 0 0 1-3-3V77a3 3 0 0 1 3-3Z', at: [22, 95] },
  RearWheel: { path: 'M31 312h9v42h-9a3 3 0 0 1-3-3v-36a3 3 0 0 1 3-3Z', at: [22, 333] },
} as const satisfies Record<string, Region>;

type SidePart = keyof typeof SIDE;
export type PlanRegion = keyof typeof CENTRE_LINE | `${'left' | 'right'}${SidePart}`;

/** The outline of the car, and lines of a side that carry no finding of their own but make it a car. */
export const PLAN_BODY =
  'M100 18C130 18 147 26 154 52C160 80 160 120 160 150L160 302C160 340 158 366 153 384C147 402 127 407 100 407C73 407 53 402 47 384C42 366 40 340 40 302L40 150C40 120 40 80 46 52C53 26 70 18 100 18Z';
export const PLAN_LINES = [
  { path: 'M66 176L66 221L58 221L55 166Z', is: 'glass' },
  { path: 'M66 228L65 282L57 292L58 228Z', is: 'glass' },
  { path: 'M49 54C53 46 60 43 68 42C63 47 56 52 50 62Z', is: 'lamp' },
  { path: 'M48 376C53 382 58 385 66 387C58 389 51 387 47 382Z', is: 'tailLamp' },
  { path: 'M78 48L74 118', is: 'crease' },
] as const;

export const CENTRE_REGIONS: Readonly<Record<string, Region>> = CENTRE_LINE;
export const SIDE_REGIONS: Readonly<Record<string, Region>> = SIDE;

/** Where a region's number stands on the sheet. */
export function anchorOf(region: PlanRegion): readonly [x: number, y: number] {
  if (region in CENTRE_LINE) return CENTRE_LINE[region as keyof typeof CENTRE_LINE].at;
  const isLeft = region.startsWith('left');
  const [x, y] = SIDE[region.slice(isLeft ? 4 : 5) as SidePart].at;
  return [isLeft ? x : PLAN_BOX.width - x, y];
}
