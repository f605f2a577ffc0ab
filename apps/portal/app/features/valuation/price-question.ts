import type { CallInput, getUsedCarPrice } from '@cheyantong/contract';
import type { CarAnswers } from './car-answers.ts';

type PriceQuestion = CallInput<typeof getUsedCarPrice>['query'];

/** What the free valuation is asked; null while an answer is missing. Whether they go together, the gateway says. */
export function priceQuestion({ model, recordDate, mileage, city }: CarAnswers): PriceQuestion | null {
  const [modelId, zone] = [model[2]?.code, city[1]?.id];
  if (!modelId || !recordDate || mileage === null || !zone) return null;
  return { modelId, regDate: recordDate, mile: mileage, zone };
}

/** The names of what is still to be answered, in the order of the form. */
export const stillMissing = ({ model, recordDate, mileage, city }: CarAnswers): string[] => [
  ...(model.length === 0 ? ['车型'] : []),
  ...(recordDate === null ? ['上牌时间'] : []),
  ...(city.length === 0 ? ['所在城市'] : []),
  ...(mileage === null ? ['表显里程'] : []),
];
