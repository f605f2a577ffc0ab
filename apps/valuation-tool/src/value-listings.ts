import type { ValuationModel } from '@cheyantong/valuation';
import { estimate, monthsOutside, prepareModel, situate, yuanOf } from '@cheyantong/valuation/fitting';
import type { Listing, UnreadableRow } from './read-listings.ts';

export interface ValuedListing {
  listing: Listing;
  priceYuan: number;
  lowYuan: number;
  highYuan: number;
  /** Whether listings of the same model were there to learn from. */
  seen: boolean;
}

/** Values listings as of the day they were listed. Their prices are not looked at. */
export function valueListings(model: ValuationModel, listings: readonly Listing[]): ValuedListing[] {
  return listings.map((listing) => {
    const { model: facts, use } = listing.car;
    const prepared = prepareModel(model.linear, facts);
    const situation = situate(model.linear, prepared, use);
    const answer = estimate(model, prepared, situation, monthsOutside(model, use.valuedOn));
    return {
      listing,
      priceYuan: yuanOf(answer.middle),
      lowYuan: yuanOf(answer.below),
      highYuan: yuanOf(answer.above),
      seen: prepared.listings.model > 0,
    };
  });
}

/** Row number of the file, price, low and high in 万元, and for a row that could not be valued the reason. */
export function predictionsCsv(
  valued: readonly ValuedListing[],
  unreadable: readonly UnreadableRow[],
): string {
  const lines = [
    ...valued.map(({ listing, ...prices }) => ({
      row: listing.row,
      text: [prices.priceYuan, prices.lowYuan, prices.highYuan].map(wan).join(',').concat(','),
    })),
    ...unreadable.map(({ row, reason }) => ({ row, text: `,,,"${reason.replaceAll('"', '""')}"` })),
  ].sort((a, b) => a.row - b.row);
  return ['row,price,low,high,reason', ...lines.map(({ row, text }) => `${row},${text}`), ''].join('\n');
}

const wan = (yuan: number): string => (yuan / 10_000).toFixed(4);
