import type { Evaluation } from '../../evaluation.ts';

type Place = Evaluation['classRanking'][number];

const SHOWN = 6;

/** The best, and the car itself wherever it stands. */
export function shownPlaces(places: readonly Place[], id: string): readonly Place[] {
  const own = places.findIndex((place) => place.id === id);
  if (own < SHOWN) return places.slice(0, SHOWN);
  return [...places.slice(0, SHOWN - 1), ...places.slice(own, own + 1)];
}
