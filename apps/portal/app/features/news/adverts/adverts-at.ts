import { ADVERT_PLACES, type AdvertPlace } from '@cheyantong/domain';

/** What to ask the gateway for, to have what runs at a place now. */
export function advertsAt(place: AdvertPlace) {
  const { type, activityType } = ADVERT_PLACES[place];
  return { query: { type, activityType } };
}
