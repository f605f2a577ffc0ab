import { roundHalfUp, sum } from '@cheyantong/evaluation';
import { scoreWords } from '../../evaluation-words.ts';
import { pointsWords } from '../../result-words.ts';

/** 34.66 + 16.89 + 15.23 + 16.72 = 83.50: what stands there adds up; a total that was rounded says so. */
export function sumWords(areas: readonly { points: number }[], total: number): string {
  const exact = roundHalfUp(sum(areas.map(({ points }) => points)), 2);
  const rounded = exact === total ? '' : `，取一位小数 ${scoreWords(total)}`;
  return `总分是各项得分之和：${areas.map(({ points }) => pointsWords(points)).join(' + ')} = ${pointsWords(exact)}${rounded}`;
}
