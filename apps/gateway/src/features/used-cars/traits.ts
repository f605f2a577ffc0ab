import { BODY_TYPES, COLORS, EMISSION_STANDARDS, ENERGY_TYPES, GEAR_TYPES, LEVELS } from '@cheyantong/domain';

/** Each word with what it is about: 其他 is an energy as well as a colour. */
export const TRAITS = {
  energy: '能源',
  gearbox: '变速箱',
  emission: '排放',
  level: '级别',
  body: '车身',
  color: '颜色',
} as const;

export type Trait = keyof typeof TRAITS;

const WORDS: Record<Trait, readonly string[]> = {
  energy: ENERGY_TYPES,
  gearbox: GEAR_TYPES,
  emission: EMISSION_STANDARDS,
  level: LEVELS,
  body: BODY_TYPES,
  color: COLORS,
};

const KNOWN = Object.entries(WORDS).flatMap(([trait, words]) => words.map((word) => `${trait} ${word}`));

/** The bit that stands for a word in `kinds`; undefined for a word that is in no list of ours. */
export function kindOf(trait: Trait, word: string): bigint | undefined {
  const place = KNOWN.indexOf(`${trait} ${word}`);
  return place < 0 ? undefined : 1n << BigInt(place);
}

/** Where one band ends and the next begins; the ranges visitors click on are whole bands. */
const PRICE_EDGES = [30_000, 50_000, 100_000, 150_000, 200_000, 300_000, 500_000];
const MILEAGE_EDGES = [10_000, 30_000, 50_000, 80_000, 100_000, 150_000];
/** Stands for all years before it as well. */
const FIRST_YEAR = 2000;

export const traitOf = (trait: Trait, word: string): string => `${TRAITS[trait]}:${word}`;

const priceBand = (band: number | string): string => `价格:${band}`;
const mileageBand = (band: number | string): string => `里程:${band}`;
const registeredIn = (year: number | string): string => `上牌:${year}`;

/** Every band that a price in the range may lie in; some cars of the outer two lie outside of the range. */
export const priceBands = ({ least = 0, most = Infinity }): string[] =>
  between(bandOf(PRICE_EDGES, least), bandOf(PRICE_EDGES, most)).map(priceBand);

export const mileageBands = ({ most = Infinity }): string[] =>
  between(0, bandOf(MILEAGE_EDGES, most)).map(mileageBand);

export const registrationYears = ({ first = FIRST_YEAR, last = FIRST_YEAR }): string[] =>
  between(Math.max(first, FIRST_YEAR), Math.max(last, FIRST_YEAR)).map(registeredIn);

const bandOf = (edges: number[], value: number): number => edges.filter((edge) => edge <= value).length;

const between = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);

const quoted = (text: string): string => `'${text}'`;

/** As SQL, for the columns that the database works out by itself. */
export const kindsColumn = Object.entries(WORDS)
  .map(([trait, words]) => {
    const bits = words.map((word) => `when ${quoted(word)} then ${kindOf(trait as Trait, word)}`);
    return `case ${trait} ${bits.join(' ')} else 0 end`;
  })
  .join(' + ');

export const traitsColumn = `array_remove(array[${[
  ...Object.entries(TRAITS).map(([column, about]) => `${quoted(`${about}:`)} || ${column}`),
  `${quoted(priceBand(''))} || width_bucket(price_yuan, array[${PRICE_EDGES}])::text`,
  `${quoted(mileageBand(''))} || width_bucket(mileage_km, array[${MILEAGE_EDGES}])::text`,
  `${quoted(registeredIn(''))} || greatest(extract(year from registered_on), ${FIRST_YEAR})::text`,
].join(', ')}], null)`;
