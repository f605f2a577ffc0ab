import type { EnergyClass } from './energy-class.ts';

export const RETENTION_YEARS = [1, 3, 5] as const;
export type RetentionYears = (typeof RETENTION_YEARS)[number];

/** A share of the guide price, with the error of its mean and the number of listings behind it. */
export interface RetentionFigure {
  rate: number;
  error: number;
  listings: number;
}

/** How well cars of a series keep their guide price at typical mileage. */
export interface RetentionRow {
  brand: string;
  series: string;
  energy: EnergyClass;
  level: string;
  guideYuan: { least: number; most: number };
  years: Partial<Record<RetentionYears, RetentionFigure>>;
}

/** The figures of one month: from listings of the twelve months that end with it. */
export interface RetentionEdition {
  /** yyyy-MM: the last month of the window, and the name of the edition. */
  month: string;
  since: string;
  listings: number;
  rows: readonly RetentionRow[];
}

/** The newest edition and the one of the month before, where the listings reach back so far. */
export interface RetentionEditions {
  current: RetentionEdition;
  last: RetentionEdition | null;
}

export interface RankedRetention extends RetentionFigure {
  name: string;
  brand: string;
  /** Eight of ten such means would lie between these. */
  low: number;
  high: number;
}

const STANDARD_ERRORS_OF_80_PERCENT = 1.2816;
const LEAST_LISTINGS_OF_BRAND = 20;

interface Filter {
  years: RetentionYears;
  energy?: EnergyClass;
  level?: string;
  brand?: string;
}

/** Series that have the figure, best first. */
export function seriesRetention(rows: readonly RetentionRow[], filter: Filter): RankedRetention[] {
  return fitting(rows, filter)
    .map(({ row, figure }) => ranked(row.series, row.brand, figure))
    .sort(bestFirst);
}

/** Brands as the mean of their series, each weighing as many listings as it has. */
export function brandRetention(rows: readonly RetentionRow[], filter: Filter): RankedRetention[] {
  const branded = rows.filter(({ brand }) => brand !== '');
  const byBrand = Map.groupBy(fitting(branded, filter), ({ row }) => row.brand);
  return [...byBrand]
    .map(([brand, series]) => {
      const listings = series.reduce((sum, { figure }) => sum + figure.listings, 0);
      const mean = series.reduce((sum, { figure }) => sum + (figure.rate * figure.listings) / listings, 0);
      const variance = series.reduce(
        (sum, { figure }) => sum + ((figure.error * figure.listings) / listings) ** 2,
        0,
      );
      return ranked(brand, brand, { rate: mean, error: Math.sqrt(variance), listings });
    })
    .filter(({ listings }) => listings >= LEAST_LISTINGS_OF_BRAND)
    .sort(bestFirst);
}

function fitting(rows: readonly RetentionRow[], { years, energy, level, brand }: Filter) {
  return rows.flatMap((row) => {
    const figure = row.years[years];
    const fits =
      (!energy || row.energy === energy) &&
      (!level || row.level === level) &&
      (!brand || row.brand === brand);
    return figure && fits ? [{ row, figure }] : [];
  });
}

function ranked(name: string, brand: string, figure: RetentionFigure): RankedRetention {
  const reach = STANDARD_ERRORS_OF_80_PERCENT * figure.error;
  return { name, brand, ...figure, low: figure.rate - reach, high: figure.rate + reach };
}

const bestFirst = (a: RankedRetention, b: RankedRetention): number =>
  b.rate - a.rate || (a.name < b.name ? -1 : 1);
