import type { JudgedFigure, LimitLevel } from '@cheyantong/domain';
import type { Sheet } from '../../../../paper/sheet.ts';
import { COLOR } from '../../../../paper/tokens.ts';

type Bar = NonNullable<JudgedFigure['bar']>;

const ZONE_COLORS: Record<LimitLevel, string> = {
  good: '#C5DFD1',
  caution: '#F2D894',
  bad: '#F0B8BB',
};
export const LEVEL_COLORS: Record<LimitLevel, string> = {
  good: COLOR.good,
  caution: COLOR.caution,
  bad: COLOR.bad,
};

/** The limits of a figure as three stretches of colour, with a black mark where it stands. */
export function drawZoneBar(
  { doc }: Sheet,
  { zones, at }: Bar,
  { x, middle, width, height }: { x: number; middle: number; width: number; height: number },
): void {
  for (const { level, from, to } of zones) {
    doc.rect(x + from * width, middle - height / 2, Math.max(0, (to - from) * width - 0.8), height);
    doc.fill(ZONE_COLORS[level]);
  }
  doc.rect(x + at * width - 1, middle - height / 2 - 2.5, 2, height + 5).fill(COLOR.ink);
}
