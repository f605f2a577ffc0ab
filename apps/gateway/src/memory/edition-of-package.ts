import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const SOURCE = /(?<!\.test)\.(ts|gz)$/;

/** A word for a package of ours as it is now: whatever is changed in its source or figures, the word is another. */
export function editionOfPackage(name: string): string {
  const folder = dirname(createRequire(import.meta.url).resolve(name));
  const hash = createHash('sha256');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    SOURCE.test(file),
  );
  for (const source of sources.sort()) hash.update(readFileSync(join(folder, source)));
  return hash.digest('hex').slice(0, 8);
}
