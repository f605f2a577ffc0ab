import { ORDINARY_PRICE_YUAN } from './linear/linear-model.ts';

/** Yuan of a logarithm against an ordinary price. */
export const yuanOf = (logarithm: number): number => Math.exp(logarithm) * ORDINARY_PRICE_YUAN;
