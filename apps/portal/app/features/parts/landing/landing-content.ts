import type { PartItem, PartTypeOption } from '@cheyantong/contract';

/** Two rows of four. */
export const NEWEST_SHOWN = 8;

export interface PartGroupTile extends PartTypeOption {
  /** The picture of a part of the group. */
  coverUrl: string | null;
}

interface LandingContent {
  groups: PartGroupTile[];
  newest: PartItem[];
}

/** What the page shows of the newest parts: the first of them, and a picture for each group. */
export function landingContent(
  groups: readonly PartTypeOption[],
  recent: readonly PartItem[],
): LandingContent {
  const taken = new Set<string>();
  /** Two groups may have the same kind of part: each gets a picture of its own where it can. */
  function coverOf(groupId: string): string | null {
    const covers = recent.flatMap(({ parentTypeId, coverUrl }) =>
      parentTypeId === groupId && coverUrl ? [coverUrl] : [],
    );
    const cover = covers.find((each) => !taken.has(each)) ?? covers[0] ?? null;
    if (cover) taken.add(cover);
    return cover;
  }
  return {
    groups: groups.map((group) => ({ ...group, coverUrl: coverOf(group.value) })),
    newest: recent.slice(0, NEWEST_SHOWN),
  };
}
