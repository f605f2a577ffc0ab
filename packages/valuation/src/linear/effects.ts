import { fingerprint } from './hash.ts';

/** Fitted coefficients, found by block and key; one that was never fitted is zero, and so falls back to the wider groups. */
export class Effects {
  readonly #byFingerprint: ReadonlyMap<number, number>;

  constructor(byFingerprint: ReadonlyMap<number, number>) {
    this.#byFingerprint = byFingerprint;
  }

  of(block: string, key: string): number {
    return this.#byFingerprint.get(effectPrint(block, key)) ?? 0;
  }

  entries(): Iterable<[number, number]> {
    return this.#byFingerprint;
  }
}

/** As a signed number: JavaScript looks those up several times faster. */
export const effectPrint = (block: string, key: string): number => fingerprint(`${block}\t${key}`) | 0;
