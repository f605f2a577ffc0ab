import { beijingMidnight, isDay } from '@cheyantong/domain';
import { Failure } from './failure.ts';

/** When a day begins that a visitor has named; the text has the form of a date, but need not be one. */
export function startOfDay(day: string): Date {
  if (!isDay(day)) throw new Failure('A0421', '日期不存在，请重新选择');
  return beijingMidnight(day);
}
