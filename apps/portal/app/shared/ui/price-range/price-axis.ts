/** A shared axis for prices: round ticks around everything that stands on it. */
export interface PriceAxis {
  ticks: readonly number[];
  /** Where a price stands, 0–100. */
  place: (price: number) => number;
}

const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];
const WANTED_TICKS = 7;

export function priceAxis(prices: readonly number[]): PriceAxis {
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const step = STEPS.find((size) => (high - low) / size <= WANTED_TICKS - 1) ?? 100;
  const from = Math.floor(low / step);
  const to = Math.max(Math.ceil(high / step), from + 1);
  return {
    // Counted in steps and only then turned into prices: adding 0.1 again and again would not meet its mark.
    ticks: Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toFixed(2))),
    place: (price) => ((price / step - from) / (to - from)) * 100,
  };
}
