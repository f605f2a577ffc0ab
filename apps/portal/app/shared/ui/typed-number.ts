export interface NumberLimits {
  min: number;
  max: number;
  /** Decimal places kept. */
  decimals: number;
}

/** What may stand in a box for numbers: also full-width digits and the point of a Chinese keyboard. */
export const asNumberText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll(/[^\d.-]/g, '');

/** The number that a text says, within its limits; `null` for none, `undefined` while it is not one yet. */
export function numberFromText(text: string, limits: NumberLimits): number | null | undefined {
  if (text === '') return null;
  const number = Number(text);
  return Number.isNaN(number) ? undefined : within(number, limits);
}

export function within(number: number, { min, max, decimals }: NumberLimits): number {
  const rounded = Number(number.toFixed(decimals));
  return Math.min(Math.max(rounded, min), max);
}
