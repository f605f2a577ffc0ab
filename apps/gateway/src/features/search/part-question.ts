import type { PartKindName, SeriesName } from './desk.ts';
import { seriesTitle } from './find-cars.ts';
import { type Asked, FITS, fitOf, fitting, readAsked } from './fit.ts';
import type { KnownNames } from './known-names.ts';
import { plainly } from './written-name.ts';

/** 朗逸 大灯 asks for kinds of parts that fit a car; either of the two may be left out. */
export interface PartQuestion {
  kinds: readonly PartKindName[] | null;
  car: SeriesName | null;
}

export function partQuestion(names: KnownNames, asked: Asked): PartQuestion | null {
  const kindsSaying = (words: Asked) =>
    fitting(names.partKinds, ({ typeName }) => typeName, words).map(({ thing }) => thing);
  const all = kindsSaying(asked);
  if (all.length > 0) return { kinds: all, car: null };
  for (const { car, rest } of carsNamedIn(names.series, asked)) {
    if (rest === '') return { kinds: null, car };
    const kinds = kindsSaying(readAsked(rest));
    if (kinds.length > 0) return { kinds, car };
  }
  return null;
}

/** Every series whose name the text begins with or says in a word of its own, and what else is said. The longest name first. */
function carsNamedIn(
  series: readonly SeriesName[],
  { whole, words }: Asked,
): { car: SeriesName; rest: string }[] {
  const found = series.flatMap((car) => {
    const spoken = [seriesTitle(car), car.seriesName].map(plainly);
    const begun = spoken.find((name) => whole.startsWith(name));
    if (begun) return { car, rest: whole.slice(begun.length), said: begun.length };
    const word = words.find((one) => [seriesTitle(car), car.seriesName].some((name) => saysAll(name, one)));
    if (!word) return [];
    return { car, rest: words.filter((one) => one !== word).join(' '), said: word.length };
  });
  return found.sort((one, other) => other.said - one.said);
}

const saysAll = (name: string, word: string): boolean => {
  const fit = fitOf(name, { whole: word, words: [word] });
  return fit === FITS.same || fit === FITS.sameInitials;
};
