import { MOST_SIMILAR, type Original } from './car-finder.ts';
import { type Condition, is } from './condition.ts';

/** Ids of so many cars for sale that fit every condition and whose price is nearest, the nearest first. */
export type NearestByPrice = (
  conditions: readonly Condition[],
  wanted: { priceYuan: number; count: number },
) => Promise<bigint[]>;

export async function similarCars(
  { id, seriesId, level, priceYuan }: Original,
  nearest: NearestByPrice,
): Promise<bigint[]> {
  const others = async (alike: readonly Condition[]): Promise<bigint[]> => {
    const found = await nearest(alike, { priceYuan, count: MOST_SIMILAR + 1 });
    return found.filter((other) => other !== id).slice(0, MOST_SIMILAR);
  };
  const series = String(seriesId);
  const ofSeries = await others([is('seriesId', series)]);
  if (!level || ofSeries.length >= MOST_SIMILAR) return ofSeries;
  const ofLevel = await others([is('level', level), { column: 'seriesId', noneOf: [series] }]);
  return [...ofSeries, ...ofLevel].slice(0, MOST_SIMILAR);
}
