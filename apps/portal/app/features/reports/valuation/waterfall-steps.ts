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

type Explained = Pick<ValuationReport, 'evalPrice' | 'guidePrice' | 'factors' | 'startPrice' | 'startLabel'>;

const CENT = 0.005;

/** From a starting price over every factor to the price of this car; the parts add up. */
export function waterfallOf(report: Explained): PriceWaterfall {
  const { evalPrice, factors } = report;
  const { name, price } = startOf(report);
  let level = price;
  const steps: WaterfallStep[] = [
    { name, remark: '', from: price, to: price, kind: 'start' },
    ...factors.map(({ name, amount, remark }) => {
      const from = level;
      level = rounded(from + amount);
      return { name, remark, from, to: level, kind: kindOf(amount) };
    }),
    { name: '个人交易价', remark: '', from: evalPrice, to: evalPrice, kind: 'end' },
  ];
  return { steps, floor: floorBelow(steps.flatMap(({ from, to }) => [from, to])) };
}

/** Documents issued before they named their start began at the new price. */
function startOf({ evalPrice, guidePrice, factors, startPrice, startLabel }: Explained) {
  const price = startPrice ?? rounded(evalPrice - factors.reduce((sum, { amount }) => sum + amount, 0));
  const isGuidePrice = Math.abs(price - guidePrice) < CENT;
  return { price, name: startLabel ?? (isGuidePrice ? '新车指导价' : '基准价') };
}

const kindOf = (amount: number): WaterfallStep['kind'] => (amount > 0 ? 'up' : amount < 0 ? 'down' : 'none');

const rounded = (price: number): number => Math.round(price * 100) / 100;

/** A round price well below the lowest level, and never below nothing. */
function floorBelow(levels: readonly number[]): number {
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  const room = Math.max((high - low) * 0.6, 0.2);
  return Math.max(0, Math.floor((low - room) * 5) / 5);
}
