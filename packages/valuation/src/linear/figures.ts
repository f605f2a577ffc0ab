import type { ModelFacts } from '../car.ts';

const KILOMETRES = /(\d{2,4})\s*km/i;
const KILOWATT_HOURS = /(\d+(?:\.\d+)?)\s*kwh/i;
const LITRES = /^(\d+(?:\.\d+)?)L?$/i;

const firstNumber = (pattern: RegExp, text: string): number | null =>
  Number(pattern.exec(text)?.[1] ?? 0) || null;

export const litresOf = (model: ModelFacts): number | null => firstNumber(LITRES, model.displacement ?? '');

/** Electric range; listings write it into the trim. */
export const rangeOf = (model: ModelFacts): number | null =>
  firstNumber(KILOMETRES, model.trim) ?? model.rangeKm;

export const batteryOf = (model: ModelFacts): number | null => firstNumber(KILOWATT_HOURS, model.trim);
