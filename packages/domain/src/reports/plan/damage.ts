import { regionOfPart } from './region-of-part.ts';
import type { PlanRegion } from './regions.ts';

interface Damaged {
  part: string;
  count: number;
}

/** Several named parts may lie in one region of the plan: it was hit as often as the one hit most. */
export function hitsByRegion(damage: readonly Damaged[]): Map<PlanRegion, number> {
  const hits = new Map<PlanRegion, number>();
  for (const { part, count } of damage) {
    const region = regionOfPart(part);
    if (region) hits.set(region, Math.max(hits.get(region) ?? 0, count));
  }
  return hits;
}

/** The parts hit most first. */
export const byCount = (damage: readonly Damaged[]): Damaged[] =>
  damage.toSorted((a, b) => b.count - a.count);

/** How strongly a region is tinted: from 0, not at all, to 3. */
export const hitWeight = (count: number): number => Math.min(3, count);
