import type { Outlet } from '@cheyantong/contract';
import type { Spot } from '../../../../shared/host/native-bridge.ts';

export interface NearOutlet {
  outlet: Outlet;
  /** As the crow flies; null where either end is unknown. */
  km: number | null;
}

/** By distance where it is known, else in the gateway's order. */
export const nearestFirst = (outlets: readonly Outlet[], from: Spot | null): NearOutlet[] =>
  outlets
    .map((outlet) => ({ outlet, km: from && distanceKm(from, outlet) }))
    .toSorted((a, b) => (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY) || 0);

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The haversine formula: exact enough for a town, and stable for short ways. */
function distanceKm(from: Spot, { latitude, longitude }: Outlet): number | null {
  if (latitude === null || longitude === null) return null;
  const halfLat = radians(latitude - from.latitude) / 2;
  const halfLon = radians(longitude - from.longitude) / 2;
  const chord =
    Math.sin(halfLat) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(latitude)) * Math.sin(halfLon) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

/** 850 米, 6.4 公里, 112 公里 */
export function distanceWords(km: number): string {
  if (km < 1) return `${Math.max(50, Math.round(km * 20) * 50)} 米`;
  return `${km < 100 ? km.toFixed(1) : Math.round(km)} 公里`;
}
