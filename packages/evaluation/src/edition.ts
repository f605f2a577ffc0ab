/** What a published protocol edition says. A score is computed from one and from measurements, never typed. */
export interface Edition {
  programmeCode: string;
  programmeName: string;
  code: string;
  /** 2026 版 */
  name: string;
  /** 乘用车安全测评规程（2026 版） */
  title: string;
  status: 'draft' | 'inForce' | 'superseded';
  /** Cars bought from that day on are tested by it; null while it is a draft. */
  effectiveFrom: string | null;
  summary: string;
  /** Two totals closer than this share a rank. */
  repeatability: number;
  areas: readonly Area[];
  /** From five stars down; what meets none of them gets one star. */
  stars: readonly StarRule[];
  caps: readonly StarCap[];
  /** Why results of other editions of the programme cannot be set beside these, and published mappings where they can. */
  otherEditions: readonly OtherEdition[];
}

export interface Area {
  code: string;
  name: string;
  /** Share of the total in per cent, and the points that its tests add up to. */
  weight: number;
  repeatability: number;
  tests: readonly Test[];
  modifiers: readonly Modifier[];
}

export interface Test {
  code: string;
  name: string;
  /** The corner of the radar it counts towards. */
  group: string;
  quantity: string;
  unit: string | null;
  decimals: number;
  /** What can be measured at all; anything else is a slip of the pen. */
  range: readonly [number, number];
  /** Which of the readings counts. */
  take: 'worst' | 'median' | 'mean';
  /** Readings a result needs. */
  readings: number;
  /** Measured value → points; straight lines between, level beyond both ends. In rising order of the value. */
  curve: readonly Knot[];
  /** Of the measured value, ±. */
  repeatability: number | null;
  clause: string;
  condition: string;
  /** Tests of two editions with the same method measure the same thing: their readings may be compared. */
  method: string;
}

export type Knot = readonly [value: number, points: number];

/** What sensors do not show costs points apart. */
export interface Modifier {
  code: string;
  name: string;
  quantity: string;
  unit: string | null;
  range: readonly [number, number];
  /** Costs points above this. */
  limit: number;
  points: number;
  /** Once, or for every unit above the limit. */
  each: boolean;
  clause: string;
}

export interface StarRule {
  stars: number;
  total: number;
  everyArea: number;
}

/** Nothing in a vital test: no more stars than this. */
export interface StarCap {
  test: string;
  mostStars: number;
}

export interface OtherEdition {
  code: string;
  reason: string;
  mapping: Mapping | null;
}

/** total here = offset + factor × total there, from cars that were tested by both. */
export interface Mapping {
  offset: number;
  factor: number;
  /** Four of five cars lie within ± this. */
  halfWidth: number;
  cars: number;
}

/** What was read at the tests. null: the tested trim does not have what the test asks for. */
export type Readings = Readonly<Record<string, readonly number[] | null>>;

/** What was found beside the tests, by modifier. */
export type Findings = Readonly<Record<string, number>>;
