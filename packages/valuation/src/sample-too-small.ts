import type { Estimate } from './estimate.ts';
import type { PreparedModel } from './linear/prepare-model.ts';

const LEAST_LISTINGS_OF_SERIES = 5;
/** The upper end of the interval may be this many times the lower one. */
const WIDEST = Math.log(2);

/** Whether a single price would claim more than the listings can tell. */
export const isSampleTooSmall = ({ listings }: PreparedModel, { below, above }: Estimate): boolean =>
  listings.series < LEAST_LISTINGS_OF_SERIES || above - below > WIDEST;
