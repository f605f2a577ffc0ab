import { useState } from 'react';
import type { CarForSale } from '../../../dialogs/mobile-request.ts';
import { type CityPath, useCity } from '../../../shared/city.ts';
import { isWithinYears, type YearRange } from './months.ts';
import type { VehicleNode } from './vehicle-cascader.tsx';

/** Nobody drives further; more is a slip of the keyboard or kilometres taken for 万公里. */
export const MOST_MILEAGE_WAN = 100;

/** Until the model is known: nothing older is traded. */
const ANY_YEAR: YearRange = { from: 2000, to: 9999 };

interface Answers {
  model: readonly VehicleNode[];
  recordDate: string | null;
  mileage: number | null;
  city: CityPath;
}

type Errors = Partial<Record<keyof Answers, string>>;

/** The four answers about a car, the top bar's city standing in for one not given. */
export function useCarForSale() {
  const [given, setGiven] = useState<Partial<Answers>>({});
  const [errors, setErrors] = useState<Errors>({});
  const chosenCity = useCity((state) => state.path);
  const answers: Answers = { model: [], recordDate: null, mileage: null, city: chosenCity, ...given };
  const years = answers.model.at(-1)?.years ?? ANY_YEAR;

  function answer(part: Partial<Answers>): void {
    setGiven((now) => ({ ...now, ...part }));
    setErrors((now) => ({ ...now, ...Object.fromEntries(Object.keys(part).map((key) => [key, undefined])) }));
  }

  /** The car when all is said; otherwise the fields say what is missing. */
  function finish(): CarForSale | null {
    const problems = problemsOf(answers, years);
    setErrors(problems);
    return Object.keys(problems).length === 0 ? toCar(answers) : null;
  }

  return { answers, years, errors, answer, finish };
}

function problemsOf({ model, recordDate, mileage, city }: Answers, years: YearRange): Errors {
  return {
    ...(model.length === 0 && { model: '请选择车型' }),
    ...(recordDate === null && { recordDate: '请选择上牌时间' }),
    ...(recordDate && !isWithinYears(recordDate, years, new Date()) && { recordDate: '早于该车型上市' }),
    ...(mileage === null && { mileage: '请输入表显里程' }),
    ...(city.length === 0 && { city: '请选择所在城市' }),
  };
}

function toCar({ model, recordDate, mileage, city }: Answers): CarForSale {
  const [brand, series, trim] = model.map(({ code, name }) => ({ id: code, name }));
  return {
    city,
    ...(brand && series && trim && { model: [brand, series, trim] }),
    ...(recordDate && { recordDate }),
    ...(mileage !== null && { mileage }),
  };
}
