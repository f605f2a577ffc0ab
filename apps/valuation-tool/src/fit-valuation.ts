import type { ValuationModel } from '@cheyantong/valuation';
import { fitMileageNorms } from './fit-mileage-norms.ts';
import { fitRetention } from './fit-retention.ts';
import { fitSpread } from './fit-spread.ts';
import { fitTrees } from './fit-trees.ts';
import { FOLDS, holdOut } from './hold-out.ts';
import { fitLinear, prepareStudy } from './linear-study.ts';
import { byAge, byEnergy, bySeen, type Judged, measure } from './measure.ts';
import type { Listing } from './read-listings.ts';

const SEED = 1;
const CITIES = 30;

type Tell = (sentence: string) => void;

/** Fits everything on all listings; the errors of the same procedure on held-out ones make the intervals. */
export function fitValuation(
  listings: readonly Listing[],
  tell: Tell,
): { model: ValuationModel; judged: Judged[] } {
  const priced = listings.filter(({ priceYuan }) => priceYuan !== null);
  const study = prepareStudy(priced);
  tell(`已整理 ${priced.length} 条车源，${study.design.blocks.length} 个效应`);
  const { folded, strayed, judged } = holdOut(study, SEED, tell);
  tell('已测得留出误差，正在用全部车源拟合');
  const fitted = {
    linear: fitLinear(study, Int32Array.from(priced.keys())),
    trees: fitTrees(folded.sights(null), study.target),
    spread: fitSpread(strayed),
    mileageNorms: fitMileageNorms(priced),
    cities: busiestCities(priced),
  };
  const days = priced.map(({ car }) => car.use.valuedOn).sort();
  return {
    judged,
    model: {
      about: {
        version: study.months.last,
        listedFrom: days[0] ?? '',
        listedTo: days.at(-1) ?? '',
        listings: priced.length,
        models: new Set(study.names.map(({ model }) => model)).size,
        series: new Set(study.names.map(({ series }) => series)).size,
        measured: {
          folds: FOLDS,
          all: measure(judged),
          byEnergy: byEnergy(judged),
          byAge: byAge(judged),
          bySeen: bySeen(judged),
        },
      },
      ...fitted,
      retention: fitRetention(fitted, priced),
    },
  };
}

function busiestCities(listings: readonly Listing[]): string[] {
  const counts = new Map<string, number>();
  for (const { car } of listings) {
    if (car.use.cityCode) counts.set(car.use.cityCode, (counts.get(car.use.cityCode) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .slice(0, CITIES)
    .map(([city]) => city);
}
