const LATIN_OR_NUMBER = /[a-z\d.]+/gi;
const CHINESE = /[\u4e00-\u9fff]+/g;

/** Trims are written with and without blanks, 国VI as 国Ⅵ: the same trim must read the same. */
export const plainTrim = (trim: string): string => trim.toUpperCase().replace(/[\s·・()（）+-]+/g, '');

/** What a trim is made of: Latin words, numbers, and every two Chinese characters in a row (豪华, 旗舰, 四驱 …). */
export function trimWords(trim: string): string[] {
  const words = new Set<string>();
  for (const [word] of trim.toUpperCase().matchAll(LATIN_OR_NUMBER)) words.add(word);
  for (const [run] of trim.matchAll(CHINESE)) {
    if (run.length === 1) words.add(run);
    for (let at = 0; at + 1 < run.length; at++) words.add(run.slice(at, at + 2));
  }
  return [...words];
}
