import { fileURLToPath } from 'node:url';
import { problemInWords } from '../../data/written/problem.ts';
import type { DbHandle } from '../../db/handle.ts';
import { Agreements } from './agreements.ts';
import { readFolder } from './read-folder.ts';

const FOLDER = fileURLToPath(new URL('../../../agreements', import.meta.url));

/** A portal never stands without its agreements: the ones that come with it are published where there are none. */
export async function publishShipped(db: DbHandle): Promise<void> {
  const agreements = new Agreements(db);
  if ((await agreements.all()).length > 0) return;
  const { versions, problems } = await readFolder(FOLDER);
  if (problems.length > 0) throw new Error(problems.map(problemInWords).join('\n'));
  await agreements.publish(versions);
}
