import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const APP = join(import.meta.dirname, '../..');

/** The first question of this kind makes a browser read its tables of languages: 20 to 27 ms of a page's start, four times that on a phone. */
const ASKS_FOR_TABLES = /\.toLocale\w*String\(|\.localeCompare\(|\bIntl\./;

/** Opens its dictionary only for titles that did not come with their words marked. */
const ASKS_WHEN_IT_MUST = 'shared/ui/whole-words.tsx';

test('no page asks for tables of languages: numbers are grouped by groupedNumber, names are compared as they are', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: APP, exclude: ['**/*.test.*'] });
  expect(files).toContain(ASKS_WHEN_IT_MUST);
  const asking = files.filter((file) => ASKS_FOR_TABLES.test(readFileSync(join(APP, file), 'utf8')));
  expect(asking).toEqual([ASKS_WHEN_IT_MUST]);
});
