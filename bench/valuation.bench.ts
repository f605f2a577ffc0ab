// npm run bench -- valuation: error and coverage on held-out listings, and what a valuation costs.
// LISTINGS names the file (the project does not hold it), SEEDS the ways to deal it into folds: SEEDS=1,2,3.
import { existsSync } from 'node:fs';
import { holdOut } from '../apps/valuation-tool/src/hold-out.ts';
import { prepareStudy } from '../apps/valuation-tool/src/linear-study.ts';
import { byAge, byEnergy, byProvince, bySeen, measure } from '../apps/valuation-tool/src/measure.ts';
import { readListings } from '../apps/valuation-tool/src/read-listings.ts';
import { printCost } from './valuation/cost.ts';
import { printMeasures } from './valuation/print-measures.ts';

const path = process.env.LISTINGS ?? '../shared/data/listings-2025-04.csv.gz';
const seeds = (process.env.SEEDS ?? '1').split(',').map(Number);

printCost();
if (existsSync(path)) {
  const study = prepareStudy(
    (await readListings(path)).listings.filter(({ priceYuan }) => priceYuan !== null),
  );
  for (const seed of seeds) {
    const { judged } = holdOut(study, seed, (sentence) => console.log(`  ${sentence}`));
    console.log(`\nheld-out listings, five folds, seed ${seed}`);
    printMeasures('', { all: measure(judged) });
    printMeasures('model', bySeen(judged));
    printMeasures('energy', byEnergy(judged));
    printMeasures('age', byAge(judged));
    printMeasures('province', byProvince(judged));
  }
} else console.log(`no listings at ${path}: errors are not measured (set LISTINGS)`);
