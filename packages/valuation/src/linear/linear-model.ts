import type { Effects } from './effects.ts';

/** The linear half of the valuation, as fitted. */
export interface LinearModel {
  /** Effects on the logarithm of the price. */
  price: Effects;
  /** Effects on the logarithm of the guide price, for models that do not say theirs. */
  guide: Effects;
  /** How many listings each model, series and series-year had. */
  listings: Effects;
  brandOfSeries: ReadonlyMap<string, string>;
  /** What place, color, transfers and market add to an average car: it stands for what is not known. */
  ordinary: { place: number; color: number; transfers: number; market: number };
  /** First and last month with listings; before and after them the market is taken to have stood still. */
  months: { first: string; last: string };
}

/** Logarithms are taken against these, which keeps numbers small. */
export const ORDINARY_PRICE_YUAN = 100_000;
export const ORDINARY_GUIDE_YUAN = 250_000;
