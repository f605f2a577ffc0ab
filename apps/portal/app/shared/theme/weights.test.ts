import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const APP = join(import.meta.dirname, '../..');

/** The cuts of the font of figures. Any other is looked for by every page that names it, and found to be one of these. */
const CUTS = new Set(['400', '700', '900']);

test('text has one of the three weights that there are', () => {
  const named = globSync('**/*.css', { cwd: APP }).flatMap((file) =>
    [...readFileSync(join(APP, file), 'utf8').matchAll(/font-weight:\s*([^;]+);/g)].map(
      ([, weight = '']) => ({ file, weight }),
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ weight }) => !CUTS.has(weight))).toEqual([]);
});
