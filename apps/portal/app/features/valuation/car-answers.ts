import type { CityPath } from '../../shared/city.ts';
import type { CarForSale } from '../../shared/dialogs/mobile-request.ts';
import { isWithinYears, type YearRange } from '../../shared/ui/months.ts';
import type { VehicleNode } from '../vehicles/index.ts';

/** Nobody drives further; more is a slip of the keyboard or kilometres taken for 万公里. */
export const MOST_MILEAGE_WAN = 100;

/** Until the model is known: nothing older is traded. */
const ANY_YEAR: YearRange = { from: 2000, to: 9999 };

/** What decides a car's price. */
export interface CarAnswers {
  /** Brand, series, model. */
  model: readonly VehicleNode[];
  /** Month of first registration, yyyy-MM. */
  recordDate: string | null;
  /** 万公里 */
  mileage: number | null;
  city: CityPath;
}

export type CarAnswerProblems = Partial<Record<keyof CarAnswers, string>>;

/** When such a car can have been registered first. */
export const registrationYears = ({ model }: Pick<CarAnswers, 'model'>): YearRange =>
  model.at(-1)?.years ?? ANY_YEAR;

/** A sentence for each answer that is missing or cannot be. */
export function carAnswerProblems(answers: CarAnswers, today: Date): CarAnswerProblems {
  const { model, recordDate, mileage, city } = answers;
  return {
    ...(model.length === 0 && { model: '请选择车型' }),
    ...(recordDate === null && { recordDate: '请选择上牌时间' }),
    ...(recordDate &&
      !isWithinYears(recordDate, registrationYears(answers), today) && {
        recordDate: '与该车型年份不符',
      }),
    ...(!mileage && { mileage: mileage === 0 ? '里程应大于 0' : '请输入表显里程' }),
    ...(city.length === 0 && { city: '请选择所在城市' }),
  };
}

/** The car as the sell-car appointment takes it. */
export function carForSale({ model, recordDate, mileage, city }: CarAnswers): CarForSale {
  const [brand, series, trim] = model.map(({ code, name }) => ({ id: code, name }));
  return {
    ...(city.length > 0 && { city }),
    ...(brand && series && trim && { model: [brand, series, trim] }),
    ...(recordDate && { recordDate }),
    ...(mileage !== null && { mileage }),
  };
}
