const REDRAW_EVERY_MS = 100;
const LINE_EVERY_ROWS = 5_000;
const BAR_WIDTH = 30;
const CLEAR_LINE = '\r\u001b[K';

/** Where progress and rejected rows are shown: a terminal gets a bar, a log gets a line now and then. */
export interface Screen {
  write(text: string): unknown;
  isTTY?: boolean;
}

export class Progress {
  readonly #screen: Screen;
  readonly #position: () => number;
  #rows = 0;
  #drawnAt = 0;

  constructor(screen: Screen, position: () => number) {
    this.#screen = screen;
    this.#position = position;
  }

  /** Passes the items on and shows how far they have come. */
  async *watch<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
    for await (const item of items) {
      this.#rows++;
      if (this.#screen.isTTY) this.#drawBar();
      else if (this.#rows % LINE_EVERY_ROWS === 0) this.#screen.write(`已读取 ${counted(this.#rows)} 行\n`);
      yield item;
    }
  }

  /** A line of its own; the bar makes way for it. */
  say(line: string): void {
    this.#screen.write(`${this.#screen.isTTY ? CLEAR_LINE : ''}${line}\n`);
  }

  #drawBar(): void {
    if (Date.now() - this.#drawnAt < REDRAW_EVERY_MS) return;
    this.#drawnAt = Date.now();
    const share = Math.min(this.#position(), 1);
    const filled = Math.round(share * BAR_WIDTH);
    const bar = '█'.repeat(filled).padEnd(BAR_WIDTH, '░');
    this.#screen.write(`${CLEAR_LINE}${bar} ${Math.round(share * 100)}% ${counted(this.#rows)} 行`);
  }
}

export const counted = (count: number): string => count.toLocaleString('zh-CN');
