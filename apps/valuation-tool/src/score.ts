import { writeFileSync } from 'node:fs';
import { currentModel } from '@cheyantong/valuation';
import { readCommand, runCommand } from './command-line.ts';
import { byAge, byEnergy, bySeen, type Judged, measure } from './measure.ts';
import { readListings } from './read-listings.ts';
import { predictionsCsv, valueListings } from './value-listings.ts';

/** `npm run valuation:score -- FILE [--out predictions.csv]`: values every row as of its day and compares with its price. */
await runCommand(async () => {
  const { path, out } = readCommand(
    process.argv.slice(2),
    'npm run valuation:score -- <车源文件> [--out predictions.csv]',
  );
  const { listings, unreadable } = await readListings(path);
  const valued = valueListings(currentModel(), listings);
  if (out) writeFileSync(out, predictionsCsv(valued, unreadable));
  const judged: Judged[] = valued.flatMap((each) =>
    each.listing.priceYuan === null ? [] : [{ ...each, askedYuan: each.listing.priceYuan }],
  );
  const result = {
    ...measure(judged),
    byEnergy: byEnergy(judged),
    byAge: byAge(judged),
    bySeen: bySeen(judged),
    withoutPrice: valued.length - judged.length,
    unreadable,
  };
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
});
