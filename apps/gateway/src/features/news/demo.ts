import { fileURLToPath } from 'node:url';
import { problemInWords } from '../../data/written/problem.ts';
import type { DbHandle } from '../../db/handle.ts';
import { applyPlan } from './content/apply-plan.ts';
import { planSync } from './content/plan.ts';
import { readFolder } from './content/read-folder.ts';
import { adverts, articles, notices } from './tables.ts';

const FOLDER = fileURLToPath(new URL('../../../demo/content', import.meta.url));

/** Fills what is still empty, through the same door as anybody's content; what an operator brought is left alone. */
export async function loadDemoNews(db: DbHandle): Promise<void> {
  const { files, problems, ...read } = await readFolder(FOLDER);
  if (problems.length > 0) throw new Error(problems.map(problemInWords).join('\n'));
  await db.transaction(async (tx) => {
    const isEmpty = async (table: typeof articles | typeof notices | typeof adverts) =>
      (await tx.$count(table)) === 0;
    const plan = await planSync(tx, {
      articles: (await isEmpty(articles)) ? read.articles : null,
      notices: (await isEmpty(notices)) ? read.notices : null,
      adverts: (await isEmpty(adverts)) ? read.adverts : null,
    });
    await applyPlan(tx, plan, files);
  });
}
