export * from './claim.ts';
export * from './figures.ts';
export * from './inspection.ts';
export * from './judgements.ts';
export * from './mark.ts';
export * from './mileage.ts';
export { figureWords, type NamedFigure, type NamedFinding } from './named.ts';
export * from './repair.ts';
export * from './valuation.ts';
