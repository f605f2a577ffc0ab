import type { ModelFacts } from './car.ts';
import { ORDINARY_GUIDE_YUAN } from './linear/linear-model.ts';
import { prepareModel } from './linear/prepare-model.ts';
import type { ValuationModel } from './model/valuation-model.ts';

/** The guide price as the catalogue says, or as the listings of such cars let us expect. */
export const guideYuan = ({ linear }: ValuationModel, model: ModelFacts): number =>
  model.guidePriceYuan ?? Math.exp(prepareModel(linear, model).guide) * ORDINARY_GUIDE_YUAN;
