import { limitsOf, pointsAt, type Test } from '@cheyantong/evaluation';
import { plainNumber, signedWords, withUnit } from '../result-words.ts';

export type RuledTest = Pick<Test, 'name' | 'quantity' | 'unit' | 'decimals' | 'curve' | 'range'>;

/** 38.6 mm, to the decimals of the test. */
export const measuredWords = ({ unit, decimals }: Pick<Test, 'unit' | 'decimals'>, value: number): string =>
  withUnit(signedWords(value, decimals), unit);

/** 驾驶员胸部压缩量，mm */
export const quantityWords = ({ quantity, unit }: Pick<Test, 'quantity' | 'unit'>): string =>
  unit === null ? quantity : `${quantity}，${unit}`;

/** A space between Latin letters and what follows. */
const spaced = (words: string): string => (/[!-~]$/.test(words) ? `${words} ` : words);

/** The rule in a sentence: 35 mm 以下得 8 分，60 mm 以上得 0 分，其间按直线。 */
export function curveSentence(test: RuledTest): string {
  const { curve } = test;
  const first = curve[0];
  const last = curve.at(-1);
  if (!first || !last) return '';
  const bends = curve
    .slice(1, -1)
    .map(([value, points]) => `${spaced(measuredWords(test, value))}得 ${plainNumber(points)} 分，`)
    .join('');
  return `${spaced(measuredWords(test, first[0]))}及以下得 ${plainNumber(first[1])} 分，${bends}${spaced(measuredWords(test, last[0]))}及以上得 ${plainNumber(last[1])} 分，其间按直线。`;
}

/** What a car's own value earned: 本车 38.6 mm，得 6.85 分。 */
export const ownSentence = (test: RuledTest, value: number): string =>
  `本车 ${measuredWords(test, value)}，得 ${plainNumber(pointsAt(test.curve, value))} 分。`;

/** The limits as they are printed: 满分 35 mm，零分 60 mm. */
export function limitWords(test: RuledTest): { full: string; zero: string } {
  const { zeroAt, fullAt } = limitsOf(test);
  return { full: measuredWords(test, fullAt), zero: measuredWords(test, zeroAt) };
}
