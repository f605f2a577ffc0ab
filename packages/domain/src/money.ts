/** Cents as the vendors of payment write yuan: always two decimals, never through floating point. */
export function yuanText(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / 100);
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${whole}.${rest}`;
}

const YUAN = /^(\d{1,12})(?:\.(\d{1,2}))?$/;

/** The cents of an amount in yuan, or null when the text is none. */
export function centsFromYuan(text: string): number | null {
  const match = YUAN.exec(text);
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Yuan to 万元, kilometres to 万公里: two decimals. */
export const toWan = (value: number): number => Math.round(value / 100) / 100;
