export const SIZE = { width: 400, height: 260 };
export const PLOT = { left: 44, right: 380, top: 40, bottom: 216 };

/** Round steps that cover the values from zero, or from below it where they go there. */
export function roundSteps(values: readonly number[], wanted = 4): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const rough = (high - low || 1) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((size) => size * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(6)),
  );
}

/** Where a value lies between two edges of the drawing. */
export const between = (steps: readonly number[], from: number, to: number) => {
  const [low, high] = [steps[0] ?? 0, steps.at(-1) ?? 1];
  return (value: number): number =>
    Math.round((from + ((to - from) * (value - low)) / (high - low)) * 10) / 10;
};
