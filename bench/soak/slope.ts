/** What moves by less over the whole time stays as it is. */
const SAME_SHARE = 0.05;

/** How much a figure rises from the first to the last sample, by the line that fits all of them best, as a share of its mean. */
export function rise(figures: readonly number[]): number {
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  const middle = (figures.length - 1) / 2;
  let [moved, spread] = [0, 0];
  for (const [at, figure] of figures.entries()) {
    moved += (at - middle) * (figure - mean);
    spread += (at - middle) ** 2;
  }
  return ((moved / spread) * (figures.length - 1)) / mean;
}

export const grows = (share: number): boolean => share > SAME_SHARE;
