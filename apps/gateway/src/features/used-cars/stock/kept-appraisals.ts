import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { editionOfPackage } from '../../../memory/edition-of-package.ts';
import { writeWhole } from '../../../memory/write-whole.ts';
import { firstPlace } from './first-place.ts';

/** What was worked out of one car: on which day, from what, and the figures. */
export interface AppraisalRow {
  id: number;
  print: number;
  day: number;
  figures: Uint32Array;
}

/** Numbers of 32 bits: the id takes two of them. */
const HEAD = 4;
const FIGURES = 4;
const ROW = HEAD + FIGURES;
const HALF_OF_ID = 2 ** 32;

/** Rows in the order of their ids, as they are in the file. */
export class AppraisalRows {
  readonly #numbers: Uint32Array;

  constructor(numbers = new Uint32Array()) {
    this.#numbers = numbers;
  }

  /** So many of them, ascending. */
  static of(count: number, rows: Iterable<AppraisalRow>): AppraisalRows {
    const numbers = new Uint32Array(count * ROW);
    let at = 0;
    for (const { id, print, day, figures } of rows) {
      numbers[at] = id / HALF_OF_ID;
      numbers[at + 1] = id % HALF_OF_ID;
      numbers[at + 2] = print;
      numbers[at + 3] = day;
      numbers.set(figures, at + HEAD);
      at += ROW;
    }
    return new AppraisalRows(numbers);
  }

  get bytes(): Uint8Array {
    return new Uint8Array(this.#numbers.buffer);
  }

  find(id: number): AppraisalRow | undefined {
    const count = this.#numbers.length / ROW;
    const place = firstPlace(count, (at) => this.#idAt(at) >= id);
    if (place === count || this.#idAt(place) !== id) return undefined;
    const [, , print = 0, day = 0, ...figures] = this.#numbers.subarray(place * ROW, (place + 1) * ROW);
    return { id, print, day, figures: Uint32Array.from(figures) };
  }

  #idAt(place: number): number {
    const [high = 0, low = 0] = this.#numbers.subarray(place * ROW, place * ROW + 2);
    return high * HALF_OF_ID + low;
  }
}

/** Where a server leaves its appraisals for the next one; those of other figures or another way of working them out are no use to it. */
export class AppraisalShelf {
  readonly #folder: string;
  readonly #name: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'appraisals');
    this.#name = editionOfPackage('@cheyantong/valuation');
  }

  /** None where there is no such file, or none that can be read. */
  async read(): Promise<AppraisalRows> {
    const bytes = await readFile(join(this.#folder, this.#name)).catch(() => Buffer.alloc(0));
    if (bytes.length % (ROW * Uint32Array.BYTES_PER_ELEMENT) !== 0) return new AppraisalRows();
    // A small file lies somewhere in a larger piece of memory.
    return new AppraisalRows(new Uint32Array(Uint8Array.from(bytes).buffer));
  }

  async keep(rows: AppraisalRows): Promise<void> {
    await writeWhole(join(this.#folder, this.#name), rows.bytes);
    for (const name of await readdir(this.#folder)) {
      if (name !== this.#name) await rm(join(this.#folder, name), { force: true });
    }
  }
}
