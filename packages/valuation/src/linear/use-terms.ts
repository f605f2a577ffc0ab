import type { Names } from './names.ts';
import type { PutTerm } from './put-term.ts';

const MOST_TRANSFERS = 4;

/** Colours the market does not price apart. */
const SAME_COLOR: Readonly<Record<string, string>> = {
  深灰色: '银灰色',
  棕色: '香槟色',
  橙色: '黄色',
  紫色: '红色',
};

export const provinceOf = (cityCode: string): string => `${cityCode.slice(0, 2)}0000`;

export function putPlaceTerms(cityCode: string | null, names: Names, put: PutTerm): void {
  if (!cityCode) return;
  const province = provinceOf(cityCode);
  put('province', province, 1);
  put('province-energy', `${province} ${names.energy}`, 1);
  put('province-level', `${province} ${names.level}`, 1);
  put('province-brand', `${province} ${names.brand}`, 1);
  put('city', cityCode, 1);
}

export function putColorTerms(said: string | null, names: Names, put: PutTerm): void {
  if (!said) return;
  const color = SAME_COLOR[said] ?? said;
  put('color', color, 1);
  put('color-level', `${color} ${names.level}`, 1);
  put('color-brand', `${color} ${names.brand}`, 1);
}

export function putTransferTerms(transfers: number, names: Names, put: PutTerm): void {
  const counted = Math.min(transfers, MOST_TRANSFERS);
  put('transfers', String(counted), 1);
  put('transfers-energy', names.energy, counted);
}

/** Petrol cars and the others drift apart. */
export function putMonthTerms(month: string, names: Names, put: PutTerm): void {
  put('month', `${names.energy === '汽油' ? '汽油' : '新能源'} ${month}`, 1);
}
