import { BODY_TYPES, COLORS, EMISSION_STANDARDS, ENERGY_TYPES, GEAR_TYPES, LEVELS } from '@cheyantong/domain';
import { nationalDivisions } from '../../areas/tree.ts';
import { type Trait, traitOf } from '../traits.ts';
import { type Conditions, conditionsOn } from './conditions.ts';
import { hasAnyKind, inPlace } from './filter.ts';

/** What people say for what the lists call otherwise. */
const ALSO_CALLED: Record<string, readonly string[]> = {
  新能源: ['纯电动', '插电混动', '增程式'],
  电动: ['纯电动'],
  纯电: ['纯电动'],
  电车: ['纯电动'],
  混动: ['插电混动', '油电混动', '增程式'],
  插混: ['插电混动'],
  增程: ['增程式'],
  轿车: ['三厢轿车', '两厢轿车'],
  越野: ['SUV'],
  面包车: ['微面'],
  自动挡: ['自动'],
  手动挡: ['手动'],
  国三: ['国III'],
  国四: ['国IV'],
  国五: ['国V'],
  国六: ['国VI'],
};

const LISTS = [
  { trait: 'energy', words: ENERGY_TYPES },
  { trait: 'gearbox', words: GEAR_TYPES },
  { trait: 'emission', words: EMISSION_STANDARDS },
  { trait: 'body', words: BODY_TYPES },
  { trait: 'level', words: LEVELS },
  { trait: 'color', words: COLORS },
] as const;

/** What a word means without looking at the catalogue: a colour, a kind of car, a place. */
export function plainMeanings(word: string): Conditions[] {
  const spoken = [word.toUpperCase(), word, `${word}色`, ...(ALSO_CALLED[word] ?? [])];
  const kinds = LISTS.flatMap(({ trait, words }) => {
    const meant = words.filter((known) => spoken.includes(known));
    return meant.length > 0 ? [isOneOf(trait, meant)] : [];
  });
  const place = placesByName().get(word);
  return place === undefined ? kinds : [...kinds, conditionsOn([inPlace(place)])];
}

const isOneOf = (trait: Trait, words: readonly string[]): Conditions => ({
  ids: [],
  figures: [{ is: hasAnyKind(trait, words) }],
  words: [words.map((word) => traitOf(trait, word))],
  bands: [],
});

let places: Map<string, string> | undefined;

/** 石家庄 and 石家庄市 alike. A municipality is meant as a whole, so provinces come last and win. */
function placesByName(): Map<string, string> {
  if (places) return places;
  places = new Map();
  const provinces = nationalDivisions();
  for (const { code, name } of [...provinces.flatMap(({ children }) => children ?? []), ...provinces]) {
    places.set(name, code);
    places.set(name.replace(/(市|省|地区|盟|(壮族|回族|维吾尔)?自治区|特别行政区)$/, ''), code);
  }
  return places;
}
