export interface Point {
  x: number;
  y: number;
}

/** Where a corner lies as seen from the middle: the first is at the top, the others follow against the clock. */
export function directionOf(corner: number, corners: number): Point {
  const angle = Math.PI / 2 + (corner / corners) * 2 * Math.PI;
  return { x: rounded(Math.cos(angle)), y: rounded(-Math.sin(angle)) };
}

/** One point for each corner, so far from the middle. */
export const pointsAt = (distances: readonly number[]): Point[] =>
  distances.map((distance, corner) => {
    const { x, y } = directionOf(corner, distances.length);
    return { x: rounded(x * distance), y: rounded(y * distance) };
  });

export const written = (points: readonly Point[]): string => points.map(({ x, y }) => `${x},${y}`).join(' ');

/** Server and browser write the same, whatever their arithmetic makes of a sine. */
const rounded = (value: number): number => Math.round(value * 100) / 100;
