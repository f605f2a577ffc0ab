import { plainly, type WrittenName, writtenName } from './written-name.ts';

/** How well words fit a name; the smaller the better. */
export const FITS = {
  same: 0,
  sameInitials: 1,
  begins: 2,
  within: 3,
  beginsInitials: 4,
  beginsLetters: 5,
  withinLetters: 6,
} as const;

/** Names that fit word by word only stand behind all that fit as they were typed. */
const WORD_BY_WORD = 10;
/** Two letters stand within the initials of nearly everything. */
const SHORTEST_WITHIN = 3;
const LETTERS = /^[a-z0-9]*[a-z][a-z0-9]*$/;

/** What a text is asked for: as a whole, then word by word. */
export interface Asked {
  whole: string;
  words: readonly string[];
}

export const readAsked = (keywords: string): Asked => ({
  whole: plainly(keywords),
  words: keywords
    .split(/[\s,，、]+/)
    .map(plainly)
    .filter(Boolean),
});

/** Null: it does not fit. */
export function fitOf(name: string, { whole, words }: Asked): number | null {
  const written = writtenName(name);
  const asWhole = fitOfWord(written, whole);
  if (asWhole !== null || words.length < 2) return asWhole;
  const each = words.map((word) => fitOfWord(written, word));
  return each.reduce<number | null>(
    (sum, fit) => (sum === null || fit === null ? null : sum + fit),
    WORD_BY_WORD,
  );
}

function fitOfWord({ text, initials, letters }: WrittenName, word: string): number | null {
  if (word === '') return null;
  if (text === word) return FITS.same;
  if (text.startsWith(word)) return FITS.begins;
  if (!LETTERS.test(word)) return text.includes(word) ? FITS.within : null;
  if (initials === word) return FITS.sameInitials;
  if (initials.startsWith(word)) return FITS.beginsInitials;
  if (letters.startsWith(word)) return FITS.beginsLetters;
  if (isModelName(word) && standsAlone(text, word)) return FITS.within;
  const within = text.includes(word) || initials.includes(word);
  return within && word.length >= SHORTEST_WITHIN ? FITS.withinLetters : null;
}

/** X3 and E5 are names, not initials, however short. */
const isModelName = (word: string): boolean => /\d/.test(word);

/** The X3 of 宝马X3, but not the S7 of CS75. */
function standsAlone(text: string, word: string): boolean {
  const at = text.indexOf(word);
  const around = [text[at - 1], text[at + word.length]];
  return at >= 0 && around.every((character) => character === undefined || !/[a-z0-9]/.test(character));
}

/** Those that fit, the best first; equal ones keep their order. */
export function fitting<T>(
  things: readonly T[],
  nameOf: (thing: T) => string,
  asked: Asked,
): { thing: T; fit: number }[] {
  return things
    .flatMap((thing) => {
      const fit = fitOf(nameOf(thing), asked);
      return fit === null ? [] : [{ thing, fit }];
    })
    .sort((one, other) => one.fit - other.fit);
}
