import { middleOf } from './estimate.ts';
import type { PreparedModel } from './linear/prepare-model.ts';
import type { Situation } from './linear/situation.ts';
import type { ValuationModel } from './model/valuation-model.ts';
import { typicalMileage } from './typical-mileage.ts';
import { yuanOf } from './yuan.ts';

const FACTORS = {
  mileageWan: '里程',
  place: '城市',
  transfers: '过户',
  color: '颜色',
  market: '行情',
} as const;

type FactorKey = keyof typeof FACTORS;

export interface PriceFactor {
  key: FactorKey;
  name: (typeof FACTORS)[FactorKey];
  amountYuan: number;
}

/**
 * How a typical car of this model and age becomes this car: one thing after the other takes its real value, and what the
 * price moves by is the amount of that factor. Whole yuan, so the parts add up without a rest.
 */
export function explainPrice(
  model: ValuationModel,
  prepared: PreparedModel,
  real: Situation,
): { startYuan: number; factors: PriceFactor[] } {
  const priceOf = (situation: Situation): number =>
    Math.round(yuanOf(middleOf(model.trees, prepared, situation)));
  const current: Situation = {
    ...real,
    ...model.linear.ordinary,
    mileageWan: typicalMileage(model.mileageNorms, prepared.names.energy, real.ageYears),
  };
  const startYuan = priceOf(current);
  let before = startYuan;
  const factors = (Object.keys(FACTORS) as FactorKey[]).map((key) => {
    current[key] = real[key];
    const after = priceOf(current);
    const amountYuan = after - before;
    before = after;
    return { key, name: FACTORS[key], amountYuan };
  });
  return { startYuan, factors };
}
