/** For work that many could begin at any moment and that others wait for: it begins seldom enough, and little of it is under way at a time. */
export class Pace {
  readonly #apartMs: number;
  readonly #most: number;
  #underWay = 0;
  #lastBegun = Number.NEGATIVE_INFINITY;

  constructor({ apartMs, most }: { apartMs: number; most: number }) {
    this.#apartMs = apartMs;
    this.#most = most;
  }

  /** Answers whether the caller may begin; one who may says when it is done. */
  begin(): boolean {
    const now = performance.now();
    if (this.#underWay >= this.#most || now - this.#lastBegun < this.#apartMs) return false;
    this.#underWay += 1;
    this.#lastBegun = now;
    return true;
  }

  end(): void {
    this.#underWay -= 1;
  }
}
