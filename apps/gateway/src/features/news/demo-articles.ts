import { fileURLToPath } from 'node:url';
import type { DbHandle } from '../../db/handle.ts';
import { applyPlan } from './content/apply-plan.ts';
import { problemInWords } from './content/article-text.ts';
import { planSync } from './content/plan.ts';
import { readFolder } from './content/read-folder.ts';

const FOLDER = fileURLToPath(new URL('../../../demo/content', import.meta.url));

/** The demonstration articles, through the same door as anybody's. */
export async function loadDemoArticles(db: DbHandle): Promise<void> {
  const { articles, files, problems } = await readFolder(FOLDER);
  if (problems.length > 0) throw new Error(problems.map(problemInWords).join('\n'));
  await applyPlan(db, await planSync(db, articles), files);
}
