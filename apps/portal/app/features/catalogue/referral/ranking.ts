import type { Provider } from '@cheyantong/contract';

/** With fewer finished orders the figures are shown, but nobody is put before anybody for them. */
export const ENOUGH_TO_RANK = 30;

export const isRanked = ({ trackRecord: { orderCount, hitRate } }: Provider): boolean =>
  hitRate !== null && orderCount >= ENOUGH_TO_RANK;

/** Those with enough orders by what they find, the best first; the others behind them, those with most orders first. */
export const inRankOrder = (providers: readonly Provider[]): Provider[] =>
  providers.toSorted((one, other) => {
    if (isRanked(one) !== isRanked(other)) return isRanked(one) ? -1 : 1;
    const byRate = (other.trackRecord.hitRate ?? 0) - (one.trackRecord.hitRate ?? 0);
    const byOrders = other.trackRecord.orderCount - one.trackRecord.orderCount;
    return isRanked(one) ? byRate || byOrders : byOrders;
  });
