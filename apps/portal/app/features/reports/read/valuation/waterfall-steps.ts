import type { ValuationReport } from '@cheyantong/contract';

interface WaterfallStep {
  name: string;
  remark: string;
  /** What the price was before and is after it. */
  from: number;
  to: number;
  kind: 'start' | 'up' | 'down' | 'none' | 'end';
}

export interface PriceWaterfall {
  steps: readonly WaterfallStep[];
  /** Where the axis begins: differences of a few thousand yuan would vanish on one that starts at zero. */
  floor: number;
}

const CENT = 0.005;

/** From a starting price over every factor to the price of this car; the parts add up. */
export function waterfallOf({
  evalPrice,
  guidePrice,
  factors,
}: Pick<ValuationReport, 'evalPrice' | 'guidePrice' | 'factors'>): PriceWaterfall {
  const start = rounded(evalPrice - factors.reduce((sum, { amount }) => sum + amount, 0));
  const isGuidePrice = Math.abs(start - guidePrice) < CENT;
  let level = start;
  const steps: WaterfallStep[] = [
    { name: isGuidePrice ? '新车指导价' : '基准价', remark: '', from: start, to: start, kind: 'start' },
    ...factors.map(({ name, amount, remark }) => {
      const from = level;
      level = rounded(from + amount);
      return { name, remark, from, to: level, kind: kindOf(amount) };
    }),
    { name: '个人交易价', remark: '', from: evalPrice, to: evalPrice, kind: 'end' },
  ];
  return { steps, floor: floorBelow(steps.flatMap(({ from, to }) => [from, to])) };
}

const kindOf = (amount: number): WaterfallStep['kind'] => (amount > 0 ? 'up' : amount < 0 ? 'down' : 'none');

const rounded = (price: number): number => Math.round(price * 100) / 100;

/** A round price well below the lowest level, and never below nothing. */
function floorBelow(levels: readonly number[]): number {
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  const room = Math.max((high - low) * 0.6, 0.2);
  return Math.max(0, Math.floor((low - room) * 5) / 5);
}
