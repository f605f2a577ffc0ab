import { monthAfter, monthOf } from '@cheyantong/domain';
import {
  RETENTION_YEARS,
  type RetentionRow,
  type RetentionYears,
  type ValuationModel,
} from '@cheyantong/valuation';
import {
  middleOf,
  prepareModel,
  type RetentionEdition,
  type RetentionEditions,
  type RetentionFigure,
  situate,
  typicalMileage,
} from '@cheyantong/valuation/fitting';
import { quantile } from './quantile.ts';
import type { Listing } from './read-listings.ts';

/** A window of a whole year holds every season once; the next edition moves it on by a month. */
const WINDOW_MONTHS = 12;
/** Listings this near to the age count; the model then moves them to the age itself and to the usual mileage. */
const NEAR_YEARS = 1;
const LEAST_LISTINGS = 8;
/** Shares beyond these are typing mistakes or collectors' pieces. */
const BELIEVABLE = { least: 0.05, most: 1.5 };
/** Of a normal distribution, the standard deviation over the distance between the quartiles. */
const DEVIATION_OF_QUARTILES = 1 / 1.349;

type FittedModel = Omit<ValuationModel, 'retention' | 'about'>;

interface Kept {
  listing: Listing;
  years: RetentionYears;
  rate: number;
}

/** How well each series keeps its guide price, from listings that say theirs: this month's edition and the last one. */
export function fitRetention(model: FittedModel, listings: readonly Listing[]): RetentionEditions {
  const newest = model.linear.months.last;
  const kept = listings.flatMap((listing) => keptBy(model, listing));
  const edition = (month: string): RetentionEdition => {
    const since = monthAfter(month, 1 - WINDOW_MONTHS);
    const isInside = (listing: Listing): boolean => {
      const listed = monthOf(listing.car.use.valuedOn);
      return listed >= since && listed <= month;
    };
    return {
      month,
      since,
      listings: listings.filter(isInside).length,
      rows: rowsOf(
        model,
        kept.filter(({ listing }) => isInside(listing)),
      ),
    };
  };
  const last = edition(monthAfter(newest, -1));
  return { current: edition(newest), last: last.rows.length > 0 ? last : null };
}

function rowsOf(model: FittedModel, kept: readonly Kept[]): RetentionRow[] {
  return [...Map.groupBy(kept, ({ listing }) => listing.car.model.series)]
    .flatMap(([series, ofSeries]) => rowOf(model, series, ofSeries))
    .sort((a, b) => (a.series < b.series ? -1 : 1));
}

function keptBy(model: FittedModel, listing: Listing): Kept[] {
  const { priceYuan, car } = listing;
  const { guidePriceYuan } = car.model;
  if (!priceYuan || !guidePriceYuan) return [];
  const prepared = prepareModel(model.linear, car.model);
  const real = situate(model.linear, prepared, car.use);
  const now = middleOf(model.trees, prepared, real);
  return RETENTION_YEARS.flatMap((years) => {
    if (Math.abs(real.ageYears - years) > NEAR_YEARS) return [];
    const moved = {
      ...real,
      ...model.linear.ordinary,
      ageYears: years,
      modelAgeYears: real.modelAgeYears + years - real.ageYears,
      mileageWan: typicalMileage(model.mileageNorms, prepared.names.energy, years),
    };
    const rate = (priceYuan / guidePriceYuan) * Math.exp(middleOf(model.trees, prepared, moved) - now);
    return rate >= BELIEVABLE.least && rate <= BELIEVABLE.most ? [{ listing, years, rate }] : [];
  });
}

function rowOf(model: FittedModel, series: string, kept: readonly Kept[]): RetentionRow[] {
  const [first] = kept;
  const years: RetentionRow['years'] = {};
  for (const each of RETENTION_YEARS) {
    const rates = kept.filter((one) => one.years === each).map(({ rate }) => rate);
    if (rates.length >= LEAST_LISTINGS) years[each] = figureOf(rates);
  }
  if (!first || Object.keys(years).length === 0) return [];
  const { energy, level, brand } = prepareModel(model.linear, first.listing.car.model).names;
  const guides = kept.map(({ listing }) => listing.car.model.guidePriceYuan ?? 0);
  return [
    {
      brand,
      series,
      energy,
      level,
      guideYuan: { least: Math.min(...guides), most: Math.max(...guides) },
      years,
    },
  ];
}

/** The middle half of the rates decides: the mean of it, and how far apart its ends are. */
function figureOf(rates: readonly number[]): RetentionFigure {
  const [low, high] = [quantile(rates, 0.25), quantile(rates, 0.75)];
  const middle = rates.filter((rate) => rate >= low && rate <= high);
  const deviation = (high - low) * DEVIATION_OF_QUARTILES;
  return {
    rate: rounded(middle.reduce((sum, rate) => sum + rate, 0) / middle.length),
    error: rounded(deviation / Math.sqrt(rates.length)),
    listings: rates.length,
  };
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
