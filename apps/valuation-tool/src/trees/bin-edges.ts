const MOST_BINS = 255;

/** Edges that cut the known values into bins of about the same number, at most 254 of them. */
export function binEdges(values: Float64Array): Float64Array {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort();
  const edges: number[] = [];
  for (let bin = 1; bin < MOST_BINS; bin++) {
    const at = Math.floor((bin * sorted.length) / MOST_BINS);
    const value = sorted[at - 1];
    const next = sorted[at];
    if (value === undefined || next === undefined || value === next) continue;
    edges.push((value + next) / 2);
  }
  return Float64Array.from(new Set(edges));
}
