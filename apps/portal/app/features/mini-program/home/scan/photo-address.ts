export type Photo = 'vehicleLicense' | 'vin';

const KEY = 'photo';

/** The photo somebody set out to take. */
export function photoWanted(search: URLSearchParams): Photo | null {
  const wanted = search.get(KEY);
  return wanted === 'vehicleLicense' || wanted === 'vin' ? wanted : null;
}

export function withPhoto(search: URLSearchParams, photo: Photo | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (photo) next.set(KEY, photo);
  else next.delete(KEY);
  return next;
}
