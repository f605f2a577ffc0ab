import type { ModelFacts } from '../car.ts';
import { lineOf } from './axis-terms.ts';
import { batteryOf, litresOf, rangeOf } from './figures.ts';
import { type LinearModel, ORDINARY_GUIDE_YUAN } from './linear-model.ts';
import { putGuideTerms, putModelTerms } from './model-terms.ts';
import { type Names, namesOf } from './names.ts';
import { type PartSums, sumByPart, sumOf } from './parts.ts';
import { AGE, type Line, MILEAGE } from './slopes.ts';

/** Everything the linear half knows about a model before it hears of one car. Logarithms throughout. */
export interface PreparedModel {
  facts: ModelFacts;
  names: Names;
  /** Against an ordinary guide price; our estimate where the catalogue says none. */
  guide: number;
  figures: { litres: number | null; rangeKm: number | null; batteryKwh: number | null };
  parts: PartSums;
  /** The sum of all parts: what the model is worth new, as a used car, anywhere. */
  base: number;
  ageLine: Line;
  mileageLine: Line;
  listings: { model: number; series: number; seriesYear: number };
}

export function prepareModel(linear: LinearModel, facts: ModelFacts): PreparedModel {
  const names = namesOf(facts, facts.brand || (linear.brandOfSeries.get(facts.series) ?? ''));
  const said = facts.guidePriceYuan !== null;
  const guide = said
    ? Math.log((facts.guidePriceYuan ?? 0) / ORDINARY_GUIDE_YUAN)
    : sumOf(linear.guide, (put) => putModelTerms(facts, names, put));
  const parts = sumByPart(linear.price, (put) => {
    putModelTerms(facts, names, put);
    putGuideTerms(guide, said, names, put);
  });
  return {
    facts,
    names,
    guide,
    figures: { litres: litresOf(facts), rangeKm: rangeOf(facts), batteryKwh: batteryOf(facts) },
    parts,
    base: Object.values(parts).reduce((sum, part) => sum + part, 0),
    ageLine: lineOf(AGE, linear.price, guide, names),
    mileageLine: lineOf(MILEAGE, linear.price, guide, names),
    listings: {
      model: linear.listings.of('model', names.model),
      series: linear.listings.of('series', names.series),
      seriesYear: linear.listings.of('series-year', `${names.series} ${facts.year}`),
    },
  };
}
