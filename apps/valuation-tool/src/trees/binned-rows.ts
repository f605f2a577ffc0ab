export interface BinnedRows {
  /** Row after row, one byte for each feature. */
  bins: Uint8Array;
  features: number;
  /** How many bins each feature has. */
  binCounts: Int32Array;
}
