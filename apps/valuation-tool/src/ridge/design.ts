import { effectPrint, type PutTerm } from '@cheyantong/valuation/fitting';
import type { SparseRows } from './sparse-rows.ts';

export interface Design {
  rows: SparseRows;
  /** For each column, the block it belongs to and the fingerprint its coefficient is found by. */
  blocks: string[];
  prints: number[];
}

/** An effect that one row alone has would only repeat that row. */
const LEAST_ROWS = 2;

/** Turns the terms of every item into a sparse matrix; effects that too few rows have are left out. */
export function designOf<Item>(items: readonly Item[], putTerms: (item: Item, put: PutTerm) => void): Design {
  const columnOf = new Map<number, number>();
  const blocks: string[] = [];
  const prints: number[] = [];
  const rowsOf: number[] = [];
  const rows = items.map((item) => {
    const row = new Map<number, number>();
    putTerms(item, (block, key, value) => {
      const print = effectPrint(block, key);
      let column = columnOf.get(print);
      if (column === undefined) {
        column = blocks.length;
        columnOf.set(print, column);
        blocks.push(block);
        prints.push(print);
        rowsOf.push(0);
      }
      if (!row.has(column)) rowsOf[column] = (rowsOf[column] ?? 0) + 1;
      row.set(column, (row.get(column) ?? 0) + value);
    });
    return { columns: Int32Array.from(row.keys()), values: Float32Array.from(row.values()) };
  });

  const kept = blocks.map((_, column) => column).filter((column) => (rowsOf[column] ?? 0) >= LEAST_ROWS);
  const newColumn = new Int32Array(blocks.length).fill(-1);
  for (const [at, column] of kept.entries()) newColumn[column] = at;
  return {
    rows: pack(rows, newColumn),
    blocks: kept.map((column) => blocks[column] ?? ''),
    prints: kept.map((column) => prints[column] ?? 0),
  };
}

function pack(rows: { columns: Int32Array; values: Float32Array }[], newColumn: Int32Array): SparseRows {
  const starts = new Int32Array(rows.length + 1);
  const all = rows.reduce((sum, row) => sum + row.columns.length, 0);
  const columns = new Int32Array(all);
  const values = new Float32Array(all);
  let entries = 0;
  for (const [at, row] of rows.entries()) {
    for (let entry = 0; entry < row.columns.length; entry++) {
      const column = newColumn[row.columns[entry] ?? 0] ?? -1;
      if (column < 0) continue;
      columns[entries] = column;
      values[entries++] = row.values[entry] ?? 0;
    }
    starts[at + 1] = entries;
  }
  return { starts, columns: columns.subarray(0, entries), values: values.subarray(0, entries) };
}
