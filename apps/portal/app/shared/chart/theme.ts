/** The tokens a chart paints with, read from the style sheet: 长者模式 then reaches into charts as well. */
const TOKENS = {
  brand: '--brand',
  brandLine: '--brand-line',
  ink: '--ink',
  inkMuted: '--ink-muted',
  line: '--line',
  lineInner: '--line-inner',
  lineInput: '--line-input',
  surface: '--surface',
  tintChip: '--tint-chip',
  accent: '--accent',
  good: '--good',
  bad: '--bad',
  caution: '--caution',
  font: '--font-digits',
} as const;

export type ChartTheme = Record<keyof typeof TOKENS, string> & {
  /** Size of the words along the axes. */
  small: number;
  /** Size of what is said about a point. */
  medium: number;
};

/** The body's text in the design (tokens.css, --text-m). */
const BODY_PX = 14;

export function readTheme(): ChartTheme {
  const style = getComputedStyle(document.documentElement);
  const value = (token: string): string => style.getPropertyValue(token).trim();
  const colours = Object.fromEntries(
    Object.entries(TOKENS).map(([name, token]) => [name, value(token)]),
  ) as Record<keyof typeof TOKENS, string>;
  // A length made of others is worked out where it is used: on the body.
  const scale = Number.parseFloat(getComputedStyle(document.body).fontSize) / BODY_PX;
  return { ...colours, small: 12 * scale, medium: 13 * scale };
}
