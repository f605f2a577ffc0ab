/** Half up, as on paper: 2.125 is 2.13 and 8.359 + 3.864 + 0.777 is 13, whatever binary fractions make of them. */
export function roundHalfUp(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const exact = Number((Math.abs(value) * scale).toPrecision(12));
  return (Math.sign(value) * Math.floor(exact + 0.5)) / scale;
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
