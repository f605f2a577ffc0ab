/** Lower and upper bound; `null` is open. */
export type NumberRange = readonly [from: number | null, to: number | null];

/** People type the ends in either order and mean the same. */
export function orderedRange([from, to]: NumberRange): NumberRange {
  return from !== null && to !== null && from > to ? [to, from] : [from, to];
}

export function isSameRange(one: NumberRange, other: NumberRange): boolean {
  return one[0] === other[0] && one[1] === other[1];
}
