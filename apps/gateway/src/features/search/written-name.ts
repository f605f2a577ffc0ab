import { LRUCache } from 'lru-cache';
import { pinyin } from 'pinyin-pro';

/** A name in the ways people type it: 大众 is also dz, dazhong; CR-V is also crv. */
export interface WrittenName {
  text: string;
  initials: string;
  letters: string;
}

const MOST_KNOWN = 50_000;
const BETWEEN = /[\s\-·・.,，、()（）]/g;

/** Names change seldom, and telling 长安 from 成长 takes a dictionary. */
const known = new LRUCache<string, WrittenName>({ max: MOST_KNOWN });

export const plainly = (text: string): string => text.normalize('NFKC').toLowerCase().replace(BETWEEN, '');

export function writtenName(name: string): WrittenName {
  const remembered = known.get(name);
  if (remembered) return remembered;
  const syllables = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true }).map(
    plainly,
  );
  const written = {
    text: plainly(name),
    // What is no Chinese is typed as it is: 宝马3系 is bm3x.
    initials: syllables.map((syllable) => (isSyllable(syllable) ? syllable.charAt(0) : syllable)).join(''),
    letters: syllables.join(''),
  };
  known.set(name, written);
  return written;

  function isSyllable(piece: string): boolean {
    return !plainly(name).includes(piece);
  }
}
