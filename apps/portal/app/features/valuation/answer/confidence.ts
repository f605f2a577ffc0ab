import type { UsedCarPrice } from '@cheyantong/contract';

/** Half the interval as a share of its middle, up to which an answer deserves the word. */
const LEVELS = [
  { within: 0.08, words: '高' },
  { within: 0.12, words: '较高' },
  { within: 0.18, words: '中等' },
  { within: 0.26, words: '较低' },
] as const;

export const MOST_CONFIDENT = LEVELS.length + 1;

interface Confidence {
  /** 1 to MOST_CONFIDENT. */
  level: number;
  words: string;
}

/** How far apart such cars are asked for says how sure one can be of this one. */
export function confidenceOf({
  lowPrice,
  highPrice,
}: Pick<UsedCarPrice, 'lowPrice' | 'highPrice'>): Confidence {
  const spread = (highPrice - lowPrice) / (highPrice + lowPrice);
  const place = LEVELS.findIndex(({ within }) => spread <= within);
  const found = LEVELS[place];
  return found ? { level: MOST_CONFIDENT - place, words: found.words } : { level: 1, words: '低' };
}
