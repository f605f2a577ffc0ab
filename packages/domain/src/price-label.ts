/** How an asking price stands against what dealers ask for such cars. */
export const PRICE_LEVELS = ['muchLower', 'lower', 'fair', 'higher', 'muchHigher'] as const;
export type PriceLevel = (typeof PRICE_LEVELS)[number];

/** Why nothing is said of a price. */
export const UNJUDGED = ['fewListings', 'scattered', 'implausible'] as const;
type Unjudged = (typeof UNJUDGED)[number];

export const PRICE_WORDS: Readonly<Record<PriceLevel | Unjudged, string>> = {
  muchLower: '明显低于估值',
  lower: '低于估值',
  fair: '接近估值',
  higher: '高于估值',
  muchHigher: '明显高于估值',
  fewListings: '样本太少，不评',
  scattered: '报价分散，不评',
  implausible: '信息存疑，不评',
};

/** Fewer listings of a series say too little about one car of it. */
export const LEAST_LISTINGS = 20;
/** So many percent from the median, and outside of the interval, is much. */
export const MUCH_PERCENT = 20;
/** Where the upper end of the interval is this many times the lower one, a price would claim too much. */
const WIDEST = 1.6;
/** Beyond these shares of the median, a car is a wreck, a collector's piece or a typing mistake. */
const BELIEVABLE = { least: 0.4, most: 2.5 };

/** What dealers ask for such a car, 万元: half of them less than the median, eight of ten between low and high. */
export interface UsualPrice {
  low: number;
  median: number;
  high: number;
  /** Listings of the series behind these figures. */
  listings: number;
}

export interface PriceJudgement {
  level: PriceLevel | Unjudged;
  /** From the median, below it negative; whole, as it is shown. */
  percent: number;
}

/**
 * The one rule of all labels. Within the interval a price is fair; outside of it lower or higher, and from 20 % on much so.
 * Prices are compared in 万元 with two decimals, as they are shown, so that whoever reads them can repeat it.
 */
export function judgePrice(asking: number, { low, median, high, listings }: UsualPrice): PriceJudgement {
  const percent = Math.round((asking / median - 1) * 100);
  return { percent, level: levelOf() };

  function levelOf(): PriceJudgement['level'] {
    if (listings < LEAST_LISTINGS) return 'fewListings';
    if (high > low * WIDEST) return 'scattered';
    if (asking < median * BELIEVABLE.least || asking > median * BELIEVABLE.most) return 'implausible';
    if (asking < low) return percent <= -MUCH_PERCENT ? 'muchLower' : 'lower';
    if (asking > high) return percent >= MUCH_PERCENT ? 'muchHigher' : 'higher';
    return 'fair';
  }
}

export const isJudged = (level: PriceJudgement['level']): level is PriceLevel =>
  (PRICE_LEVELS as readonly string[]).includes(level);

/** 低于估值 4%; what is fair or not judged has no percent. */
export function priceLabelText({ level, percent }: PriceJudgement): string {
  const isApart = isJudged(level) && level !== 'fair';
  return isApart ? `${PRICE_WORDS[level]} ${Math.abs(percent)}%` : PRICE_WORDS[level];
}
