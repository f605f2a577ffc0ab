import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { problemInWords } from '../../data/written/problem.ts';
import type { DbHandle } from '../../db/handle.ts';
import { importWritten } from './import/import-written.ts';
import { readFiles } from './import/read-files.ts';

const FOLDER = fileURLToPath(new URL('../../../demo/evaluations', import.meta.url));

/** Invented cars and what was measured on them, through the same door as anybody's results. */
export async function loadDemoEvaluations(db: DbHandle): Promise<void> {
  const { problems } = await importWritten(db, await readFiles(demoFiles()));
  if (problems.length > 0) throw new Error(problems.map(problemInWords).join('\n'));
}

const demoFiles = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(FOLDER, name));
