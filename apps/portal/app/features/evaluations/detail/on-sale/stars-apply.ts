import type { UsedCarItem } from '@cheyantong/contract';
import type { Evaluation } from '../../evaluation.ts';

type Car = Pick<UsedCarItem, 'modelYear' | 'modelName' | 'recordDate'>;
type Scope = Pick<Evaluation, 'modelYear' | 'notCovered' | 'appliesFrom'>;

/** Trims stand in corner brackets: 低配「520 标准版」没有后排侧气囊，本结果不适用。 */
const NAMED = /「([^」]+)」/g;
/** 适用于 2026.3 起生产的车 */
const MONTH = /(\d{4})\.(\d{1,2})/;

/** Whether a car for sale may carry the stars of the tested one, and why not. */
export function whyStarsDoNotApply(car: Car, { modelYear, notCovered, appliesFrom }: Scope): string | null {
  if (car.modelYear !== modelYear) return `${car.modelYear}款不是受试的年款`;
  const excluded = [...(notCovered ?? '').matchAll(NAMED)].map(([, trim = '']) => trim);
  if (excluded.some((trim) => car.modelName.includes(trim))) return '这一配置不在结果范围内';
  const [, year, month = ''] = MONTH.exec(appliesFrom ?? '') ?? [];
  if (year && car.recordDate.slice(0, 7) < `${year}-${month.padStart(2, '0')}`)
    return '上牌早于结果适用的月份';
  return null;
}
