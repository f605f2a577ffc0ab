/** Where an item has its place, written on the item itself. */
type Placed = Record<symbol, number | undefined>;

/**
 * Who is in, and since when. Not a Map: one that is entered and left with every request is made anew every few of them, each old one
 * points to the next, and once one of them counts as old, the collector keeps all that follow, with the requests that were in
 * them, until it looks at the whole heap.
 */
export class WhoIsIn<Item extends object> {
  readonly #place = Symbol('place');
  readonly #items: (Item | undefined)[] = [];
  readonly #since: number[] = [];
  readonly #free: number[] = [];

  enter(item: Item): void {
    const place = this.#free.pop() ?? this.#items.length;
    this.#items[place] = item;
    this.#since[place] = performance.now();
    (item as Placed)[this.#place] = place;
  }

  /** Who has left already, or never came, may be said to leave. */
  leave(item: Item): void {
    const place = (item as Placed)[this.#place];
    if (place === undefined || this.#items[place] !== item) return;
    this.#items[place] = undefined;
    this.#free.push(place);
  }

  /** Those who have been in for longer leave, and are told. */
  showOut(longerThanMs: number): Item[] {
    const tooEarly = performance.now() - longerThanMs;
    const overdue = this.#items.filter((item, place): item is Item => {
      const since = this.#since[place];
      return item !== undefined && since !== undefined && since <= tooEarly;
    });
    for (const item of overdue) this.leave(item);
    return overdue;
  }
}
