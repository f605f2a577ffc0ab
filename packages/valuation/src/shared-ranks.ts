interface Ranked {
  low: number;
  high: number;
}

/** Ranks of a list that is sorted best first. Whoever reaches into the leader's interval cannot be told from it and shares its rank. */
export function sharedRanks(sorted: readonly Ranked[]): number[] {
  let rank = 1;
  let leader = sorted[0];
  return sorted.map((each, at) => {
    if (leader && each.high < leader.low) {
      rank = at + 1;
      leader = each;
    }
    return rank;
  });
}
