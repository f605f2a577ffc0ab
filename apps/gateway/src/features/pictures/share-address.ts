import { createHash } from 'node:crypto';
import { drawnAs, type ListedCar } from './address.ts';
import { type CoverName, coverName, coverNamed } from './cover-address.ts';
import { DRAWINGS_EDITION } from './drawings-edition.ts';

/** A picture for previews elsewhere, in the one size that all of them take. */
export type SharePicture =
  | { of: 'car'; car: ReturnType<typeof drawnAs>; words: CarWords }
  | { of: 'part'; drawing: string }
  | { of: 'cover'; cover: CoverName };

/** What stands beside the drawing of a car. */
export interface CarWords {
  name: string;
  details: string;
  price: string;
}

/** A car for sale as a preview tells of it. */
export interface SharedCar extends CarWords, ListedCar {
  vehicleId: string;
}

/** A name that is in the address, and what the picture is called by where it is not drawn yet. */
type Named = Exclude<SharePicture, { of: 'car' }> | { of: 'car'; vehicleId: string };

const shareUrl = (name: string, edition: string = DRAWINGS_EDITION): string =>
  `/pictures/share/${name}.jpg?v=${edition}`;

/** Another one when the price changes: previews are kept for ever under their address. */
export const carShareUrl = (car: SharedCar): string =>
  shareUrl(`car_${car.vehicleId}`, `${DRAWINGS_EDITION}-${editionOf(car)}`);

export function carSharePicture({ name, details, price, ...car }: SharedCar): SharePicture {
  return { of: 'car', car: drawnAs(car), words: { name, details, price } };
}

const editionOf = (car: SharedCar): string =>
  createHash('sha256')
    .update(JSON.stringify(carSharePicture(car)))
    .digest('hex')
    .slice(0, 8);

export const partShareUrl = (drawing: string | null): string | null => drawing && shareUrl(`part_${drawing}`);

export const coverShareUrl = (cover: CoverName): string => shareUrl(`cover_${coverName(cover)}`);

/** What a name stands for; null for any other name. Whether there is such a car or part, whoever knows them tells. */
export function sharePictureNamed(name: string): Named | null {
  const [, of, rest = ''] = /^(car|part|cover)_(.+)$/.exec(name) ?? [];
  if (of === 'part') return { of, drawing: rest };
  if (of === 'car') return { of, vehicleId: rest };
  const cover = of === 'cover' ? coverNamed(rest) : null;
  return cover && { of: 'cover', cover };
}
