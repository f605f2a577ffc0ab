import type { Verdict } from './judge.ts';
import { CALLS } from './make-request.ts';

const NAME_WIDTH = 22;
const NUMBER_WIDTH = 8;

/** How often each call was answered with what. */
export class Tally {
  readonly #rows = new Map<string, Map<string, number>>(CALLS.map(([name]) => [name, new Map()]));
  readonly #kinds = new Set<string>();
  readonly #reached = new Map<string, number>();
  #total = 0;

  count(name: string, { kind, reachedHandler }: Verdict): void {
    const row = this.#rows.get(name);
    row?.set(kind, (row.get(kind) ?? 0) + 1);
    this.#kinds.add(kind);
    this.#total += 1;
    if (reachedHandler) this.#reached.set(name, (this.#reached.get(name) ?? 0) + 1);
  }

  /** Calls no request came through to: a run says nothing about them. */
  neverReached(): string[] {
    return CALLS.map(([name]) => name).filter((name) => !this.#reached.has(name));
  }

  toString(): string {
    const kinds = [...this.#kinds].sort();
    const line = (name: string, numbers: (string | number)[]) =>
      name.padEnd(NAME_WIDTH) + numbers.map((number) => String(number).padStart(NUMBER_WIDTH)).join('');
    const sum = (kind: string) =>
      [...this.#rows.values()].reduce((all, row) => all + (row.get(kind) ?? 0), 0);
    const reached = [...this.#reached.values()].reduce((all, each) => all + each, 0);
    return [
      line('', [...kinds, 'handled']),
      ...[...this.#rows].map(([name, row]) =>
        line(name, [...kinds.map((kind) => row.get(kind) ?? ''), this.#reached.get(name) ?? 0]),
      ),
      line('all', [...kinds.map(sum), reached]),
      `${this.#total} requests, ${((100 * reached) / this.#total).toFixed(1)} % of them answered by a handler`,
    ].join('\n');
  }
}
