import type { CsvRow, Reject } from '@cheyantong/car-files';
import type { DbHandle } from '../db/handle.ts';

/** A column as `--help` explains it. A file without a required column is refused before anything is written. */
export interface Column {
  name: string;
  required?: boolean;
  meaning: string;
}

/** The columns a file must have. */
export const neededColumns = (columns: readonly Column[]): string[] =>
  columns.filter(({ required }) => required).map(({ name }) => name);

export interface Counts {
  inserted: number;
  updated: number;
  unchanged: number;
}

/**
 * One kind of file that `npm run data -- import <name> FILE` takes. Rows come in order and are read no faster than they
 * are taken; the importer writes them in batches, each in one transaction, and rejects what it cannot use.
 */
export interface Importer {
  name: string;
  /** What is imported, in a few Chinese words. */
  title: string;
  columns: readonly Column[];
  importRows(rows: AsyncIterable<CsvRow>, db: DbHandle, reject: Reject): Promise<Counts>;
}
