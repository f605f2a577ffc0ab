const pinyin = new Intl.Collator('zh-u-co-pinyin', { numeric: true });

/** Sorts as a dictionary does, by several words one after the other; PostgreSQL sorts by code points. */
export const inPinyinOrder = <T>(items: readonly T[], words: (item: T) => readonly string[]): T[] =>
  items
    .map((item) => ({ item, words: words(item) }))
    .sort((one, other) => compareWords(one.words, other.words))
    .map(({ item }) => item);

function compareWords(ones: readonly string[], others: readonly string[]): number {
  for (const [at, word] of ones.entries()) {
    const order = pinyin.compare(word, others[at] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}
