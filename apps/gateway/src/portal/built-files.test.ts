import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { BuiltFiles } from './built-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'cheyantong-built-files-'));
for (const name of [
  'page-1.js',
  'page-1.js.br',
  'page-1.js.gz',
  'late-4.js',
  'late-4.js.br',
  'digits-2.woff2',
  'notes.txt',
])
  writeFileSync(join(folder, name), `is ${name}`);
afterAll(() => rmSync(folder, { recursive: true }));

const files = new BuiltFiles(pathToFileURL(`${folder}/`));

it.each([
  ['page-1.js', ['zstd', 'br', 'gzip'], 'br', 'is page-1.js.br'],
  ['page-1.js', ['gzip'], 'gzip', 'is page-1.js.gz'],
  ['page-1.js', ['zstd'], undefined, 'is page-1.js'],
  ['page-1.js', [], undefined, 'is page-1.js'],
  // A font is as small as it gets.
  ['digits-2.woff2', ['br'], undefined, 'is digits-2.woff2'],
] as const)('%s is sent to who reads %j as %s', async (name, accepted, encoding, content) => {
  const file = await files.find(name, accepted);
  expect(file?.head.includes('content-encoding')).toBe(encoding !== undefined);
  if (encoding) expect(file?.head).toContain(encoding);
  expect(String(file?.body)).toBe(content);
});

it('is there at once when it has been asked for before, by whomever', async () => {
  expect(files.known('late-4.js', ['br'])).toBeUndefined();
  await files.find('late-4.js', ['br']);
  rmSync(join(folder, 'late-4.js.br'));
  expect(String(files.known('late-4.js', ['br'])?.body)).toBe('is late-4.js.br');
});

it.each(['', '.', 'other-3.js', '../page-1.js', 'a/page-1.js', 'page-1.js.br', 'notes.txt'])(
  '“%s” is no file of the portal, whatever has been read before',
  async (name) => {
    await files.find('page-1.js', ['br']);
    expect(await files.find(name, ['br'])).toBeUndefined();
    expect(files.known(name, ['br'])).toBeUndefined();
  },
);
