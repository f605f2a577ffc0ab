/** What the figures are made of: only for the tool that fits them. */

export { ageInYears } from './age.ts';
export { energyClass } from './energy-class.ts';
export { estimate, middleOf } from './estimate.ts';
export { putAxisTerms } from './linear/axis-terms.ts';
export { Effects, effectPrint } from './linear/effects.ts';
export { familyOf } from './linear/family.ts';
export { fingerprint } from './linear/hash.ts';
export { type LinearModel, ORDINARY_GUIDE_YUAN, ORDINARY_PRICE_YUAN } from './linear/linear-model.ts';
export { putGuideTerms, putModelTerms } from './linear/model-terms.ts';
export { type Names, namesOf } from './linear/names.ts';
export { sumOf } from './linear/parts.ts';
export { type PreparedModel, prepareModel } from './linear/prepare-model.ts';
export type { PutTerm } from './linear/put-term.ts';
export { linearAnswer, situate } from './linear/situation.ts';
export { AGE, MILEAGE } from './linear/slopes.ts';
export {
  provinceOf,
  putColorTerms,
  putMonthTerms,
  putPlaceTerms,
  putTransferTerms,
} from './linear/use-terms.ts';
export { monthsOutside } from './market-months.ts';
export { modelFile, readModel, writeModel } from './model/valuation-model.ts';
export type { RetentionEdition, RetentionEditions, RetentionFigure } from './retention.ts';
export {
  AGE_BANDS,
  ageBandOf,
  expectedDistance,
  type Familiarity,
  familiarityOf,
  provinceStretch,
  reachOf,
  type Spread,
} from './spread.ts';
export { type BinnedForest, binnedForest, forestAnswer } from './trees/binned-forest.ts';
export { binOf } from './trees/bins.ts';
export { FEATURES, featuresOf } from './trees/features.ts';
export type { Tree } from './trees/forest.ts';
export { type MileageNorms, typicalMileage } from './typical-mileage.ts';
export { yuanOf } from './yuan.ts';
