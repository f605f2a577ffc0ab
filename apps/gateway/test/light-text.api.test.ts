import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const BUILDS = ['../dist', '../../portal/build/server'];

/** One word that is not escaped, as in the text of an SQL statement, and V8 keeps the whole file in twice the memory. */
it.each(BUILDS)('%s is kept in memory with one byte for each letter', (build) => {
  const folder = fileURLToPath(new URL(build, import.meta.url));
  const wide = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => {
      const [word] = /[^\0-\x7f]+/.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
      return word ? [`${name}: ${word}`] : [];
    });
  expect(wide).toEqual([]);
});
