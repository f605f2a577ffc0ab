/** For a reader in the same process: an ordinary response turns its text into bytes, which the reader turns into text again. */
export class TextResponse extends Response {
  readonly #text: string;

  constructor(text: string, init: ResponseInit) {
    super(null, init);
    this.#text = text;
  }

  override async text(): Promise<string> {
    return this.#text;
  }
}
