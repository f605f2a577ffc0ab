/**
 * Three kinds of price. Listings tell only what dealers ask; the other two follow from it by what a dealer must earn:
 * a share of the price (warranty, capital, profit) and a fixed cost of preparing and selling a car. A private sale lies
 * in the middle, where both sides share what the dealer would have earned.
 */
export const PRICE_KINDS = {
  dealerBuy: { label: '车商收购价', meaning: '车主卖给车商、当天成交的价格，已扣除车商的整备费用与合理利润' },
  individual: { label: '个人交易价', meaning: '车主与买家直接成交的价格，介于收购价与零售价之间' },
  dealerSell: { label: '车商零售价', meaning: '车商整备后的公开标价，不含过户费用，通常有少量议价空间' },
} as const;

export type PriceKind = keyof typeof PRICE_KINDS;

const DEALER_SHARE = 0.08;
const DEALER_FIXED_YUAN = 3_000;
/** However cheap a car, dealers pay at least this share of what they ask. */
const LEAST_BUYING_SHARE = 0.6;

/** The price of one kind where dealers ask so much. */
export function priceOfKind(kind: PriceKind, askedYuan: number): number {
  if (kind === 'dealerSell') return askedYuan;
  const buying = Math.max(askedYuan * (1 - DEALER_SHARE) - DEALER_FIXED_YUAN, askedYuan * LEAST_BUYING_SHARE);
  return kind === 'dealerBuy' ? buying : (buying + askedYuan) / 2;
}
