import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { firstPaintFrom } from './first-paint.ts';

const folder = mkdtempSync(join(tmpdir(), 'cheyantong-first-paint-'));
writeFileSync(join(folder, 'looks.css'), '.look{color:red}\n');
writeFileSync(join(folder, 'page.css'), '.page{color:blue}\n');
writeFileSync(join(folder, 'boot.js'), 'boot("$&")\n');
const firstPaint = firstPaintFrom(pathToFileURL(`${folder}/`));

it('a page carries its styles in their order and the script that runs before them; nothing is fetched for the first paint', () => {
  const page = firstPaint(
    [
      '<html><head><link rel="modulepreload" href="/a.js"/><script src="/boot.js"></script>',
      '<link nonce="" rel="stylesheet" href="/looks.css#"/><link nonce="" rel="stylesheet" href="/page.css"/>',
      '</head><body></body></html>',
    ].join(''),
    'n',
  );
  expect(page).toBe(
    [
      '<html><head><link rel="modulepreload" fetchPriority="low" href="/a.js"/><script nonce="n">boot("$&")</script>',
      '<link nonce="" rel="stylesheet" href="/looks.css#" media="not all" disabled=""/>',
      '<style nonce="n">.look{color:red}</style>',
      '<link nonce="" rel="stylesheet" href="/page.css" media="not all" disabled=""/>',
      '<style nonce="n">.page{color:blue}</style>',
      '</head><body></body></html>',
    ].join(''),
  );
});

it('what stands in the body is left alone', () => {
  const page = '<html><head></head><body><link rel="stylesheet" href="/looks.css"/></body></html>';
  expect(firstPaint(page, 'n')).toBe(page);
});
