/** Small numbers for words, in the order they turn up. 0 stands for no word. */
export class Codes {
  readonly #codes = new Map<string, number>();
  readonly #words: string[] = [];

  constructor() {
    this.codeOf('');
  }

  /** Every word there was so far. */
  get words(): readonly string[] {
    return this.#words.slice(1);
  }

  /** The number of a word, a new one where the word is new. */
  codeOf(word: string): number {
    const known = this.#codes.get(word);
    if (known !== undefined) return known;
    this.#codes.set(word, this.#words.length);
    return this.#words.push(word) - 1;
  }

  /** The number of a word; nothing where no car ever had it. */
  find(word: string): number | undefined {
    return this.#codes.get(word);
  }

  wordOf(code: number): string | null {
    return this.#words[code] || null;
  }
}
