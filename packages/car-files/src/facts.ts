import { COLORS, type Color, isDay } from '@cheyantong/domain';
import { UnusableCell } from './words.ts';

const COLOR_ALIASES: Readonly<Record<string, Color>> = {
  '银/灰色': '银灰色',
  '红/紫色': '红色',
  '香槟/棕色': '香槟色',
  '黄/橙色': '黄色',
  其它: '其他',
};

/** Listings invent colours; one that is not ours counts as another colour, which is no reason to lose the car. */
export function colorWord(cell: string): Color | null {
  if (cell === '' || cell === '-') return null;
  return COLOR_ALIASES[cell] ?? COLORS.find((color) => color === cell) ?? '其他';
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** yyyy-MM or yyyy-MM-dd, as a day; the first of the month where only that is known. */
export function dayOf(what: string, cell: string): string {
  const day = MONTH.test(cell) ? `${cell}-01` : cell;
  if (!isDay(day)) throw new UnusableCell(`${what}「${cell}」应为 yyyy-MM 或 yyyy-MM-dd`);
  return day;
}

export function numberWithin(what: string, cell: string, least: number, most: number): number {
  const value = cell === '' ? Number.NaN : Number(cell);
  if (!(value >= least && value <= most)) {
    throw new UnusableCell(`${what}「${cell}」应在 ${least}–${most} 之间`);
  }
  return value;
}
