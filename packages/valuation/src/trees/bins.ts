/** Bin 0 is kept for "not known". */
const UNKNOWN_BIN = 0;

/** Which bin a value falls into: as many edges as lie below it, and one more for the unknown. */
export function binOf(edges: Float64Array, value: number): number {
  if (Number.isNaN(value)) return UNKNOWN_BIN;
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edges[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}
