import type { Axis, Line } from './slopes.ts';

/**
 * The nearest line that never rises: where a piece would rise, the heights around it are levelled to their mean
 * (pool adjacent violators). Cutting single slopes off instead would shift everything behind them.
 */
export function falling({ knots }: Axis, slopes: readonly number[]): Line {
  const pools: { mean: number; heights: number }[] = [];
  let height = 0;
  for (let knot = 0; knot < knots.length; knot++) {
    if (knot > 0) height += (slopes[knot - 1] ?? 0) * lengthOf(knots, knot - 1);
    pools.push({ mean: height, heights: 1 });
    for (let last = pools.at(-1), before = pools.at(-2); last && before && last.mean > before.mean; ) {
      const heights = before.heights + last.heights;
      const mean = (before.mean * before.heights + last.mean * last.heights) / heights;
      pools.splice(-2, 2, { mean, heights });
      last = pools.at(-1);
      before = pools.at(-2);
    }
  }
  const levelled = pools.flatMap(({ mean, heights }) => new Array<number>(heights).fill(mean));
  return {
    start: levelled[0] ?? 0,
    slopes: slopes.map(
      (_, piece) => ((levelled[piece + 1] ?? 0) - (levelled[piece] ?? 0)) / lengthOf(knots, piece),
    ),
  };
}

const lengthOf = (knots: readonly number[], piece: number): number =>
  (knots[piece + 1] ?? 0) - (knots[piece] ?? 0);
