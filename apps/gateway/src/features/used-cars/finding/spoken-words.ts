import { BODY_TYPES, COLORS, EMISSION_STANDARDS, ENERGY_TYPES, GEAR_TYPES, LEVELS } from '@cheyantong/domain';
import { nationalDivisions } from '@cheyantong/places';
import { type Condition, is, placeColumn } from './condition.ts';

/** What people say for what the lists call otherwise. Of a map nobody can ask for `constructor`, as of an object. */
const ALSO_CALLED = new Map<string, readonly string[]>([
  ['新能源', ['纯电动', '插电混动', '增程式']],
  ['电动', ['纯电动']],
  ['纯电', ['纯电动']],
  ['电车', ['纯电动']],
  ['混动', ['插电混动', '油电混动', '增程式']],
  ['插混', ['插电混动']],
  ['增程', ['增程式']],
  ['轿车', ['三厢轿车', '两厢轿车']],
  ['越野', ['SUV']],
  ['面包车', ['微面']],
  ['自动挡', ['自动']],
  ['手动挡', ['手动']],
  ['国三', ['国III']],
  ['国四', ['国IV']],
  ['国五', ['国V']],
  ['国六', ['国VI']],
]);

const LISTS = [
  { column: 'energy', words: ENERGY_TYPES },
  { column: 'gearbox', words: GEAR_TYPES },
  { column: 'emission', words: EMISSION_STANDARDS },
  { column: 'body', words: BODY_TYPES },
  { column: 'level', words: LEVELS },
  { column: 'color', words: COLORS },
] as const;

/** What a word means without looking at the catalogue: a colour, a kind of car, a place. */
export function plainMeanings(word: string): Condition[] {
  const spoken = [word.toUpperCase(), word, `${word}色`, ...(ALSO_CALLED.get(word) ?? [])];
  const kinds = LISTS.flatMap(({ column, words }) => {
    const meant = words.filter((known) => spoken.includes(known));
    return meant.length > 0 ? [{ column, oneOf: meant }] : [];
  });
  const place = placesByName().get(word);
  return place === undefined ? kinds : [...kinds, is(placeColumn(place), place)];
}

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
