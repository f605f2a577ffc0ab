import type { Problem } from '../../../data/written/problem.ts';
import type { DbHandle } from '../../../db/handle.ts';
import type { Written } from './drafts.ts';
import { saveEditions } from './save-editions.ts';
import { saveEvaluations } from './save-evaluations.ts';

export interface Imported {
  editions: number;
  added: number;
  corrected: number;
  unchanged: number;
  problems: readonly Problem[];
}

/** Takes the transaction back. */
class Refused extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super('something is wrong with the files');
    this.problems = problems;
  }
}

/** All of it or nothing: with one problem, nothing is changed, and every problem is told at once. */
export async function importWritten(db: DbHandle, written: Written): Promise<Imported> {
  try {
    return await db.transaction(async (tx) => {
      const wrongEditions = await saveEditions(tx, written.problems.length > 0 ? [] : written.editions);
      const { problems, ...counts } = await saveEvaluations(tx, written.evaluations);
      const all = [...written.problems, ...wrongEditions, ...problems];
      if (all.length > 0) throw new Refused(all);
      return { editions: written.editions.length, ...counts, problems: [] };
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { editions: 0, added: 0, corrected: 0, unchanged: 0, problems: error.problems };
  }
}
