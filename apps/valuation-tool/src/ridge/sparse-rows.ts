/** Rows of a sparse matrix, one after the other: row r owns the entries from starts[r] up to starts[r + 1]. */
export interface SparseRows {
  starts: Int32Array;
  columns: Int32Array;
  values: Float32Array;
}
