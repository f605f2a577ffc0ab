import type { ChartTheme } from './theme.ts';

/** Quiet axes: hairlines across, words along, nothing else. */
export const wordsAlong = ({ inkMuted, small, font }: ChartTheme) => ({
  color: inkMuted,
  fontSize: small,
  fontFamily: font,
});

export const hairlines = ({ lineInner }: ChartTheme) => ({ lineStyle: { color: lineInner } });

export const baseline = ({ lineInput }: ChartTheme) => ({ lineStyle: { color: lineInput } });

/** What the pointer reads off. */
export const readout = (theme: ChartTheme) => ({
  trigger: 'axis' as const,
  confine: true,
  backgroundColor: theme.surface,
  borderColor: theme.line,
  textStyle: { color: theme.ink, fontSize: theme.medium, fontFamily: theme.font },
  axisPointer: { lineStyle: { color: theme.lineInput } },
});
