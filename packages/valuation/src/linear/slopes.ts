/** Broken lines over age and mileage. Wide groups bend at every knot, narrow ones (brand, series) only at some. */
export interface Axis {
  name: 'age' | 'mileage';
  knots: readonly number[];
  /** For each piece, the wider piece that narrow groups use. */
  wide: readonly number[];
}

/** Years. */
export const AGE: Axis = {
  name: 'age',
  knots: [0, 1, 2, 3, 4, 5, 6.5, 8, 10, 12, 16],
  wide: [0, 0, 0, 1, 1, 2, 2, 2, 3, 3],
};

/** 万公里. */
export const MILEAGE: Axis = {
  name: 'mileage',
  knots: [0, 0.5, 1, 2, 3.5, 5, 7, 9, 12, 16, 24],
  wide: [0, 0, 0, 0, 1, 1, 1, 2, 2, 2],
};

/** How much of each piece lies below this place. */
export function piecesBelow({ knots }: Axis, place: number): number[] {
  return knots.slice(1).map((end, at) => {
    const start = knots[at] ?? 0;
    return Math.min(Math.max(place - start, 0), end - start);
  });
}

/** A broken line: its height at zero and the slope of each piece. */
export interface Line {
  start: number;
  slopes: readonly number[];
}

export function heightAt(axis: Axis, { start, slopes }: Line, place: number): number {
  let height = start;
  for (const [piece, length] of piecesBelow(axis, place).entries()) height += length * (slopes[piece] ?? 0);
  return height;
}
