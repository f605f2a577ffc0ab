/** As many places as there are models in a large catalogue, and more. */
const PLACES = 65_536;

/**
 * Cuts texts into words. Most words are those of cars before: where one was met lately, that very text is given again,
 * because to make a new one for each of millions of words would be most of the work.
 */
export class RepeatedWords {
  readonly #separator: number;
  /** The word that was met last of those that share a place. */
  readonly #met: string[] = new Array<string>(PLACES).fill('');

  constructor(separator: string) {
    this.#separator = separator.charCodeAt(0);
  }

  in(text: string): string[] {
    const words: string[] = [];
    let [start, hash] = [0, 0];
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === this.#separator) {
        words.push(this.#word(text, start, at, hash));
        [start, hash] = [at + 1, 0];
      } else hash = (Math.imul(hash, 31) + code) | 0;
    }
    words.push(this.#word(text, start, text.length, hash));
    return words;
  }

  #word(text: string, start: number, end: number, hash: number): string {
    const place = (hash ^ (hash >>> 16)) & (PLACES - 1);
    const met = this.#met[place] as string;
    if (met.length === end - start && text.startsWith(met, start)) return met;
    const word = text.slice(start, end);
    this.#met[place] = word;
    return word;
  }
}
