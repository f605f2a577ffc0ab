import { viewerKey } from '../viewer.ts';

/** What a viewer has decided about one car. */
export const favoriteKey = (viewer: string | null, vehicleId: string) => [
  ...viewerKey(viewer),
  'favorite',
  vehicleId,
];

/** The list in the personal centre, all pages of it. */
export const favoritesKey = (viewer: string | null) => [...viewerKey(viewer), 'favorites'];
