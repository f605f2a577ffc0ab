import { fileURLToPath } from 'node:url';
import { AGREEMENT_IDS } from '@cheyantong/domain';
import { problemInWords } from '../../data/written/problem.ts';
import type { DbHandle } from '../../db/handle.ts';
import { Agreements } from './agreements.ts';
import { readFolder } from './read-folder.ts';

const FOLDER = fileURLToPath(new URL('../../../agreements', import.meta.url));

/** A portal never stands without its agreements: of a document that has no version, the ones that come with it are published. */
export async function publishShipped(db: DbHandle): Promise<void> {
  const agreements = new Agreements(db);
  const published = new Set((await agreements.all()).map(({ document }) => document));
  if (AGREEMENT_IDS.every((document) => published.has(document))) return;
  const { versions, problems } = await readFolder(FOLDER);
  if (problems.length > 0) throw new Error(problems.map(problemInWords).join('\n'));
  await agreements.publish(versions.filter(({ document }) => !published.has(document)));
}
