import type { ModelFacts } from '../car.ts';
import { type EnergyClass, energyClass } from '../energy-class.ts';
import { familyOf } from './family.ts';
import { plainTrim } from './trim-words.ts';

/** The groups a model belongs to, widest first; effects of each are drawn toward the wider one. */
export interface Names {
  energy: EnergyClass;
  level: string;
  brand: string;
  family: string;
  series: string;
  model: string;
}

const NO_LEVEL = '-';

export const namesOf = (model: ModelFacts, brand: string): Names => ({
  energy: energyClass(model.energy),
  level: model.level ?? NO_LEVEL,
  brand,
  family: familyOf(model.series),
  series: model.series,
  model: `${model.series} ${model.year} ${plainTrim(model.trim)}`,
});
