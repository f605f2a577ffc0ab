import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * A word for the drawings as they are now. Pictures are kept for a year by browsers and for ever on disk, so a changed
 * line of the drawing code has to give them another address; nobody has to remember to raise a number.
 */
export const DRAWINGS_EDITION = editionOf(
  dirname(createRequire(import.meta.url).resolve('@cheyantong/drawings')),
);

function editionOf(folder: string): string {
  const hash = createHash('sha256');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  for (const source of sources.sort()) hash.update(readFileSync(join(folder, source)));
  return hash.digest('hex').slice(0, 8);
}
