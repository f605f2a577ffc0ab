export interface Ranked<T> {
  entry: T;
  rank: number;
  /** Shares the rank with somebody. */
  tied: boolean;
}

interface Named {
  name: string;
  total: number;
}

/** Best first. Whoever is closer to the first of a rank than the test can tell shares it, in order of names. */
export function rankWithTies<T extends Named>(entries: readonly T[], repeatability: number): Ranked<T>[] {
  const groups: T[][] = [];
  for (const entry of entries.toSorted((a, b) => b.total - a.total)) {
    const group = groups.at(-1);
    const first = group?.[0];
    if (group && first && closerThan(first.total, entry.total, repeatability)) group.push(entry);
    else groups.push([entry]);
  }
  let rank = 1;
  return groups.flatMap((group) => {
    const shared = rank;
    rank += group.length;
    return group
      .toSorted((a, b) => a.name.localeCompare(b.name, 'zh'))
      .map((entry) => ({ entry, rank: shared, tied: group.length > 1 }));
  });
}

/** Scores have a decimal or two; binary fractions must not make 83.8 and 83.0 differ by less than 0.8. */
export const closerThan = (a: number, b: number, distance: number): boolean =>
  distance - Math.abs(a - b) > 1e-9;
