import type { BodyId, PaintId } from '@cheyantong/drawings';
import { drawnAs, isBody, isPaint } from './address.ts';
import { type CoverName, coverName, coverNamed } from './cover-address.ts';
import { DRAWINGS_EDITION } from './drawings-edition.ts';

/** A picture for previews elsewhere, in the one size that all of them take. */
export type SharePicture =
  | { of: 'car'; body: BodyId; paint: PaintId }
  | { of: 'part'; drawing: string }
  | { of: 'cover'; cover: CoverName };

const shareUrl = (name: string): string => `/pictures/share/${name}.jpg?v=${DRAWINGS_EDITION}`;

export function carShareUrl(car: { body: string; color: string | null }): string {
  const { body, paint } = drawnAs(car);
  return shareUrl(`car_${body}-${paint}`);
}

export const partShareUrl = (drawing: string | null): string | null => drawing && shareUrl(`part_${drawing}`);

export const coverShareUrl = (cover: CoverName): string => shareUrl(`cover_${coverName(cover)}`);

/** The picture a name stands for; null for any other name. Whether a kind of part was drawn, the drawing tells. */
export function sharePictureNamed(name: string): SharePicture | null {
  const [, of, rest = ''] = /^(car|part|cover)_(.+)$/.exec(name) ?? [];
  if (of === 'part') return { of, drawing: rest };
  if (of === 'cover') {
    const cover = coverNamed(rest);
    return cover && { of, cover };
  }
  const [body = '', paint = '', ...more] = rest.split('-');
  return isBody(body) && isPaint(paint) && more.length === 0 ? { of: 'car', body, paint } : null;
}
