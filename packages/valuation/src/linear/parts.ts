import type { Effects } from './effects.ts';
import type { PutTerm } from './put-term.ts';

/** Sums of effects that mean something together; trees look at these sums instead of hundreds of names. */
type ModelPart = 'brand' | 'series' | 'year' | 'model' | 'word' | 'figure' | 'guide' | 'class';

const PART_OF_FIRST_WORD: Readonly<Record<string, ModelPart>> = {
  brand: 'brand',
  family: 'series',
  series: 'series',
  year: 'year',
  model: 'model',
  word: 'word',
  power: 'figure',
  litres: 'figure',
  range: 'figure',
  battery: 'figure',
  guide: 'guide',
};

function findPart(block: string): ModelPart {
  if (block === 'series-year' || block === 'family-year') return 'year';
  if (block.startsWith('series-') || block === 'family-trim') return 'model';
  return PART_OF_FIRST_WORD[block.split('-', 1)[0] ?? ''] ?? 'class';
}

/** Blocks are few and asked for often. */
const knownParts = new Map<string, ModelPart>();

function partOf(block: string): ModelPart {
  const known = knownParts.get(block);
  if (known) return known;
  const part = findPart(block);
  knownParts.set(block, part);
  return part;
}

export type PartSums = Record<ModelPart, number>;

export function sumByPart(effects: Effects, putTerms: (put: PutTerm) => void): PartSums {
  const sums: PartSums = { brand: 0, series: 0, year: 0, model: 0, word: 0, figure: 0, guide: 0, class: 0 };
  putTerms((block, key, value) => {
    sums[partOf(block)] += effects.of(block, key) * value;
  });
  return sums;
}

export function sumOf(effects: Effects, putTerms: (put: PutTerm) => void): number {
  let sum = 0;
  putTerms((block, key, value) => {
    sum += effects.of(block, key) * value;
  });
  return sum;
}
