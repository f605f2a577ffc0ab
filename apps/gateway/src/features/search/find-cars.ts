import type { FoundBrand, FoundSeries } from '@cheyantong/contract';
import { seriesWithBrand, toWan } from '@cheyantong/domain';
import { carPictureUrl } from '../pictures/index.ts';
import type { OnSale, SearchDesk, SeriesName } from './desk.ts';
import { type Asked, fitting } from './fit.ts';
import type { KnownNames } from './known-names.ts';

/** So many are worth counting the cars of; a brand has fewer series. */
const MOST_COUNTED = 120;
const NONE: OnSale = { onSale: 0, from: null, to: null };

export const seriesTitle = ({ brandName, seriesName }: SeriesName): string =>
  seriesWithBrand(brandName, seriesName);

/** The series as it is called, with or without its brand; whatever fits better. */
function fittingSeries(series: readonly SeriesName[], asked: Asked) {
  const byFullName = fitting(series, seriesTitle, asked);
  const best = new Map(byFullName.map((found) => [found.thing, found.fit]));
  for (const { thing, fit } of fitting(series, ({ seriesName }) => seriesName, asked)) {
    best.set(thing, Math.min(fit, best.get(thing) ?? fit));
  }
  return [...best].map(([thing, fit]) => ({ thing, fit })).sort((one, other) => one.fit - other.fit);
}

/** The best fits first, among equal ones those with most cars for sale. */
export async function findSeries(
  desk: Pick<SearchDesk, 'carsOnSale'>,
  { series }: KnownNames,
  { asked, alsoMeant }: { asked: Asked; alsoMeant?: SeriesName | null | undefined },
  most: number,
): Promise<FoundSeries[]> {
  const found = fittingSeries(series, asked).slice(0, MOST_COUNTED);
  if (found.length === 0 && alsoMeant) found.push({ thing: alsoMeant, fit: 0 });
  const counted = await desk.carsOnSale(
    'seriesId',
    found.map(({ thing }) => thing.seriesId),
  );
  const onSaleOf = (name: SeriesName): OnSale => counted.get(name.seriesId) ?? NONE;
  return found
    .sort((one, other) => one.fit - other.fit || onSaleOf(other.thing).onSale - onSaleOf(one.thing).onSale)
    .slice(0, most)
    .map(({ thing: name }) => ({
      seriesId: String(name.seriesId),
      seriesName: name.seriesName,
      brandId: String(name.brandId),
      brandName: name.brandName,
      imageUrl: carPictureUrl({ ...name, color: null }, { view: 'quarter', width: 320 }),
      ...presentOnSale(onSaleOf(name)),
    }));
}

export async function findBrands(
  desk: Pick<SearchDesk, 'carsOnSale'>,
  { brands }: KnownNames,
  asked: Asked,
  most: number,
): Promise<FoundBrand[]> {
  const found = fitting(brands, ({ brandName }) => brandName, asked).slice(0, most);
  const counted = await desk.carsOnSale(
    'brandId',
    found.map(({ thing }) => thing.brandId),
  );
  return found.map(({ thing: { brandId, brandName } }) => ({
    brandId: String(brandId),
    brandName,
    ...presentOnSale(counted.get(brandId) ?? NONE),
  }));
}

const presentOnSale = ({ onSale, from, to }: OnSale) => ({
  onSale,
  priceFrom: from === null ? null : toWan(from),
  priceTo: to === null ? null : toWan(to),
});
