export { answerWords } from './answer/answer-words.ts';
export { type CarAnswers, carForSale, MOST_MILEAGE_WAN } from './car-answers.ts';
export { ValuationList } from './history/valuation-list.tsx';
export { useCarAnswers } from './use-car-answers.ts';
export { useUsedCarPrice } from './use-used-car-price.ts';
export { valuationAddress } from './valuation-address.ts';
