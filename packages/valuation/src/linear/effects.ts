import { fingerprint } from './hash.ts';

/** Multiples of a unit, beside the prints of what they are the effect of; in the order of the prints. */
export interface EffectColumns {
  prints: Int32Array;
  values: Int16Array | Float64Array;
  unit: number;
}

/**
 * Fitted coefficients, found by block and key; one that was never fitted is zero, and so falls back to the wider groups. There are
 * more than a hundred thousand: in columns they take a tenth of the memory of a Map. Prints are spread evenly, so their
 * first bits tell where to look, and there stand two of them.
 */
export class Effects {
  readonly #columns: EffectColumns;
  readonly #shift: number;
  /** Where the prints with the same first bits begin. */
  readonly #begins: Int32Array;

  constructor(columns: EffectColumns) {
    const { prints } = columns;
    const bits = Math.max(1, Math.floor(Math.log2(prints.length)) - 1);
    this.#columns = columns;
    this.#shift = 32 - bits;
    let at = 0;
    this.#begins = Int32Array.from({ length: 2 ** bits + 1 }, (_, group) => {
      while (at < prints.length && this.#groupOf(prints[at] ?? 0) < group) at++;
      return at;
    });
  }

  /** By prints in any order. */
  static from(byPrint: Iterable<readonly [number, number]>): Effects {
    const inOrder = [...byPrint].sort(([a], [b]) => a - b);
    return new Effects({
      prints: Int32Array.from(inOrder, ([print]) => print),
      values: Float64Array.from(inOrder, ([, value]) => value),
      unit: 1,
    });
  }

  of(block: string, key: string): number {
    const { prints, values, unit } = this.#columns;
    const print = effectPrint(block, key);
    const group = this.#groupOf(print);
    const end = this.#begins[group + 1] ?? 0;
    for (let at = this.#begins[group] ?? 0; at < end; at++) {
      if (prints[at] === print) return (values[at] ?? 0) * unit;
    }
    return 0;
  }

  entries(): [number, number][] {
    const { prints, values, unit } = this.#columns;
    return Array.from(prints, (print, at) => [print, (values[at] ?? 0) * unit]);
  }

  /** Prints are signed: those below zero come first. */
  #groupOf(print: number): number {
    return (print ^ SIGN) >>> this.#shift;
  }
}

const SIGN = 1 << 31;

/** As a signed number, as they stand in their column. */
export const effectPrint = (block: string, key: string): number => fingerprint(`${block}\t${key}`) | 0;
