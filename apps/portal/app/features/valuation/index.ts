export { carForSale, MOST_MILEAGE_WAN } from './car-answers.ts';
export { ValuationList } from './history/valuation-list.tsx';
export { useCarAnswers } from './use-car-answers.ts';
export { valuationAddress } from './valuation-address.ts';
