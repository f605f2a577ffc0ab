import { setTimeout as wait } from 'node:timers/promises';
import type { BenchPostgres } from '../support/postgres.ts';
import { growTo, stockOf } from './generate-parts.ts';
import { askInTurns } from './in-turns.ts';
import { type PartsOnSale, partQuestions } from './part-questions.ts';
import { printPlans } from './plans.ts';
import { report } from './report.ts';
import { openSite, type Site } from './site.ts';

const FEW = 2_400;
const MANY = 100_000;
const ROUNDS = 12;
const WARM_UP = 8;
/** Lists are kept for ten seconds: each is to be found anew. */
const FORGOTTEN_MS = 10_100;

/** The parts of the demonstration, and as many as a large dealer's. */
export async function growParts(postgres: BenchPostgres, demonstration: string): Promise<void> {
  const stocks = new Map<Site, PartsOnSale>();
  try {
    for (const size of [FEW, MANY]) {
      const databaseUrl = await postgres.newDatabase(`parts_${size}`, demonstration);
      if (size > FEW) await growTo(databaseUrl, size);
      stocks.set(await openSite(databaseUrl, size), await stockOf(databaseUrl));
    }
    const sites = [...stocks.keys()];
    const questions = partQuestions((site) => stocks.get(site) as PartsOnSale);
    const costs = await askInTurns(sites, questions, {
      rounds: ROUNDS,
      warmUp: WARM_UP,
      beforeRound: () => wait(FORGOTTEN_MS),
    });
    const grown = report('reused parts', [FEW, MANY], costs);
    const largest = sites.at(-1);
    if (largest) await printPlans(postgres, largest, questions, grown);
  } finally {
    for (const site of stocks.keys()) await site.stop();
  }
}
