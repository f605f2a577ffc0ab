/** Of the normal distribution: 95 % lie within so many deviations. */
const DEVIATIONS = 1.959964;

/**
 * Where a share lies with 95 % certainty, by Wilson: unlike the mean and its deviation it never leaves 0–1, and it is
 * honest about few. 22 of 24 is somewhere between 74 % and 98 %.
 */
export function shareRange(hits: number, of: number): [low: number, high: number] {
  const share = hits / of;
  const square = DEVIATIONS ** 2;
  const middle = share + square / (2 * of);
  const spread = DEVIATIONS * Math.sqrt((share * (1 - share)) / of + square / (4 * of ** 2));
  const whole = 1 + square / of;
  return [Math.max(0, (middle - spread) / whole), Math.min(1, (middle + spread) / whole)];
}
