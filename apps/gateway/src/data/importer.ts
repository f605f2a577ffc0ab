import type { DbHandle } from '../db/handle.ts';

/** One row of a CSV file: where it began, and its cells by the names of the header, trimmed; a missing cell is ''. */
export interface CsvRow {
  line: number;
  cells: Readonly<Record<string, string>>;
}

/** A column as `--help` explains it. A file without a required column is refused before anything is written. */
export interface Column {
  name: string;
  required?: boolean;
  meaning: string;
}

export interface Counts {
  inserted: number;
  updated: number;
  unchanged: number;
}

/** Tells the operator that a row was left out: its line and the reason, in Chinese, without a full stop. */
export type Reject = (line: number, reason: string) => void;

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
