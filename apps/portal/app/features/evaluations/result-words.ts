import type { EvaluationItem } from '@cheyantong/contract';
import { evaluatedName } from './evaluation-words.ts';

/** 示例 远航 E5 2026款 */
export const carOf = (
  car: Pick<EvaluationItem, 'brandName' | 'seriesName' | 'title' | 'modelYear'>,
): string => [evaluatedName(car), car.modelYear && `${car.modelYear}款`].filter(Boolean).join(' ');

/** 6.85: points as they are added up. */
export const pointsWords = (points: number): string => points.toFixed(2);

/** −1.0, with the minus of print instead of a hyphen. */
export const signedWords = (value: number, decimals: number): string =>
  `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(decimals)}`;

/** A number as the rule has it: 35, −0.1. */
export const plainNumber = (value: number): string => String(value).replace('-', '−');

/** 38.6 mm; a count has its unit, an index none. */
export const withUnit = (value: string, unit: string | null): string =>
  unit ? `${value}${unit === '%' ? '' : ' '}${unit}` : value;

/** Below this share of its points a test is a weak spot. */
const WEAK = 0.6;

export const isWeak = ({ score, fullScore }: { score: number | null; fullScore: number }): boolean =>
  (score ?? 0) < fullScore * WEAK;
