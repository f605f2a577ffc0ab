import { getUsedCarPrice } from '@cheyantong/contract';
import { CallFailure } from '@cheyantong/contract/wire';
import { MINUTE_MS } from '@cheyantong/domain';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';
import { pathWords } from '../vehicles/index.ts';
import type { CarAnswers } from './car-answers.ts';
import { priceQuestion } from './price-question.ts';

/** A mileage is typed digit by digit, a slider passes every value on its way. */
const SETTLED_AFTER_MS = 400;
const GOOD_FOR_MS = 10 * MINUTE_MS;

/** The free valuation of the car described so far, as soon as it is wanted; the last answer stays until the next is there. */
export function useUsedCarPrice(answers: CarAnswers, isWanted = true) {
  const question = isWanted ? priceQuestion(answers) : null;
  const price = useQuery({
    queryKey: ['valuation', 'price', question],
    queryFn: question
      ? async ({ signal }) => {
          await settle(signal);
          const answer = await call(getUsedCarPrice, { query: question }, signal);
          // The catalogue's name of a model begins with its year; a visitor also wants to read brand and series.
          return { ...answer, modelName: pathWords(answers.model) };
        }
      : skipToken,
    placeholderData: keepPreviousData,
    staleTime: GOOD_FOR_MS,
    // Asked again by the visitor, who sees why it failed.
    retry: false,
  });
  return {
    isAsked: question !== null,
    price,
    /** The latest answer, only while there is a complete question. */
    answer: question ? price.data : undefined,
    /** Why such a car cannot be valued: the answers do not go together. */
    refusal: question && isRefusal(price.error) ? price.error.message : null,
  };
}

export type UsedCarPriceState = ReturnType<typeof useUsedCarPrice>;

const isRefusal = (failure: unknown): failure is CallFailure =>
  failure instanceof CallFailure && failure.status === 400;

/** Waits for the answers to stand still: a question that is replaced meanwhile is never sent. */
const settle = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, SETTLED_AFTER_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
