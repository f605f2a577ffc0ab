/** Entries gathered under their year, in the order they come. */
export function yearGroups<Entry extends { date: string }>(
  entries: readonly Entry[],
): { year: string; entries: Entry[] }[] {
  const years = gathered(entries, ({ date }) => date.slice(0, 4));
  return [...years].map(([year, ofYear]) => ({ year, entries: ofYear }));
}

/** How many there are of each kind, the most frequent first. */
export function countByKind<Entry>(
  entries: readonly Entry[],
  kindOf: (entry: Entry) => string,
): Map<string, number> {
  const counts = [...gathered(entries, kindOf)].map(([kind, ofKind]) => [kind, ofKind.length] as const);
  return new Map(counts.toSorted(([, a], [, b]) => b - a));
}

/** `Map.groupBy`, for browsers that do not have it yet. */
function gathered<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return groups;
}
