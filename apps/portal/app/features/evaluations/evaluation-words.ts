import type { EvaluationItem } from '@cheyantong/contract';
import { seriesWithBrand } from '@cheyantong/domain';

const NUMERALS = ['零', '一', '二', '三', '四', '五', '六', '七', '八'] as const;

/** 四, as in 四项 */
export const countWords = (count: number): string => NUMERALS[count] ?? String(count);

/** 五星 */
export const starWords = (level: number): string => `${countWords(level)}星`;

/** 示例 远航 E5; a title of its own for what is about no car. */
export const evaluatedName = ({
  brandName,
  seriesName,
  title,
}: Pick<EvaluationItem, 'brandName' | 'seriesName' | 'title'>): string =>
  brandName && seriesName ? seriesWithBrand(brandName, seriesName) : title;

/** 2026款 610 长续航版; the catalogue's name of a trim begins with its year. */
export const testedTrim = ({ modelName }: Pick<EvaluationItem, 'modelName'>): string => modelName ?? '';

/** One decimal always: 70 and 69.8 are not the same thing. */
export const scoreWords = (score: number): string => score.toFixed(1);

/** 2026.11.10 of 2026-11-10 10:00:00 */
export const dayWords = (time: string): string => time.slice(0, 10).replaceAll('-', '.');
