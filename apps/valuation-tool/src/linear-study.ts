import { monthOf } from '@cheyantong/domain';
import {
  ageInYears,
  Effects,
  effectPrint,
  type LinearModel,
  type Names,
  namesOf,
  ORDINARY_GUIDE_YUAN,
  ORDINARY_PRICE_YUAN,
  type PutTerm,
  putColorTerms,
  putModelTerms,
  putMonthTerms,
  putPlaceTerms,
  putTransferTerms,
  sumOf,
} from '@cheyantong/valuation/fitting';
import { brandsOfSeries } from './brand-of-series.ts';
import { putListingTerms } from './listing-terms.ts';
import type { Listing } from './read-listings.ts';
import { type Design, designOf } from './ridge/design.ts';
import { fitEffects } from './ridge/fit-effects.ts';

/** Listings prepared once, so that the linear half can be fitted on any part of them. */
export interface LinearStudy {
  listings: readonly Listing[];
  names: readonly Names[];
  brandOfSeries: ReadonlyMap<string, string>;
  guide: Effects;
  design: Design;
  /** Logarithms of the prices. */
  target: Float64Array;
  precision: Float64Array;
  months: LinearModel['months'];
}

export function prepareStudy(listings: readonly Listing[]): LinearStudy {
  const brandOfSeries = brandsOfSeries(listings);
  const names = listings.map(({ car: { model } }) =>
    namesOf(model, model.brand || (brandOfSeries.get(model.series) ?? '')),
  );
  const guide = fitGuide(listings, names);
  const months = listings.map(({ car }) => monthOf(car.use.valuedOn)).sort();
  return {
    months: { first: months[0] ?? '', last: months.at(-1) ?? '' },
    listings,
    names,
    brandOfSeries,
    guide,
    design: designOf([...listings.keys()], (at, put) => {
      const listing = listings[at];
      const itsNames = names[at];
      if (listing && itsNames) putListingTerms(listing.car, itsNames, guide, put);
    }),
    target: Float64Array.from(listings, ({ priceYuan }) => Math.log((priceYuan ?? 0) / ORDINARY_PRICE_YUAN)),
    precision: Float64Array.from(listings, ({ car: { use } }) =>
      precisionAt(ageInYears(use.registered, use.valuedOn)),
    ),
  };
}

export function fitLinear(study: LinearStudy, chosen: Int32Array): LinearModel {
  const price = fitEffects({ ...study, chosen });
  return {
    price,
    guide: study.guide,
    listings: countListings(study, chosen),
    brandOfSeries: study.brandOfSeries,
    ordinary: ordinaryUse(study, chosen, price),
    months: study.months,
  };
}

/** What place, color, transfers and market add on average. */
function ordinaryUse(
  { listings, names }: LinearStudy,
  chosen: Int32Array,
  price: Effects,
): LinearModel['ordinary'] {
  const sums = { place: 0, color: 0, transfers: 0, market: 0 };
  for (const at of chosen) {
    const use = listings[at]?.car.use;
    const itsNames = names[at];
    if (!use || !itsNames) continue;
    const mean = (putTerms: (put: PutTerm) => void): number => sumOf(price, putTerms) / chosen.length;
    sums.place += mean((put) => putPlaceTerms(use.cityCode, itsNames, put));
    sums.color += mean((put) => putColorTerms(use.color, itsNames, put));
    sums.transfers += mean((put) => putTransferTerms(use.transfers, itsNames, put));
    sums.market += mean((put) => putMonthTerms(monthOf(use.valuedOn), itsNames, put));
  }
  return sums;
}

/** Prices of old cars scatter more; what they say counts less. */
function precisionAt(ageYears: number): number {
  const scatter = 0.035 + 0.017 * Math.min(ageYears, 15);
  return (0.09 / scatter) ** 2;
}

/** Learns guide prices from one listing of every model that says its own. */
function fitGuide(listings: readonly Listing[], names: readonly Names[]): Effects {
  const firstOfModel = new Map<string, number>();
  for (const [at, { car }] of listings.entries()) {
    const model = names[at]?.model ?? '';
    if (car.model.guidePriceYuan !== null && !firstOfModel.has(model)) firstOfModel.set(model, at);
  }
  const models = [...firstOfModel.values()];
  const guidePrices = models.map((at) => listings[at]?.car.model.guidePriceYuan ?? ORDINARY_GUIDE_YUAN);
  return fitEffects({
    design: designOf(models, (at, put) => {
      const listing = listings[at];
      const itsNames = names[at];
      if (listing && itsNames) putModelTerms(listing.car.model, itsNames, put);
    }),
    chosen: Int32Array.from(models.keys()),
    target: Float64Array.from(guidePrices, (yuan) => Math.log(yuan / ORDINARY_GUIDE_YUAN)),
    precision: new Float64Array(models.length).fill(1),
  });
}

function countListings({ listings, names }: LinearStudy, chosen: Int32Array): Effects {
  const counts = new Map<number, number>();
  const count = (block: string, key: string): void => {
    const print = effectPrint(block, key);
    counts.set(print, (counts.get(print) ?? 0) + 1);
  };
  for (const at of chosen) {
    const { model = '', series = '' } = names[at] ?? {};
    count('model', model);
    count('series', series);
    count('series-year', `${series} ${listings[at]?.car.model.year}`);
  }
  return Effects.from(counts);
}
