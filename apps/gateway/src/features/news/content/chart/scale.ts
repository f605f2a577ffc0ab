export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

const ABOUT_TICKS = 5;
const STEPS = [1, 2, 2.5, 5, 10];

/** An axis with round numbers that holds all values. */
export function scaleOf(values: readonly number[], { fromZero }: { fromZero: boolean }): Scale {
  const least = fromZero ? 0 : Math.min(...values);
  const most = Math.max(...values);
  const spread = most - least || Math.abs(most) || 1;
  const rough = spread / ABOUT_TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((each) => each * power >= rough) ?? 10);
  const low = Math.floor(least / step) * step;
  const high = Math.ceil((most + (fromZero ? step * 0.2 : 0)) / step) * step || step;
  const count = Math.round((high - low) / step);
  const ticks = Array.from({ length: count + 1 }, (_, at) => Number((low + at * step).toPrecision(12)));
  return { low, high: ticks.at(-1) ?? high, ticks };
}
