import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { firstPaintFrom } from './first-paint.ts';
import { digestOf } from './page-policy.ts';

const folder = mkdtempSync(join(tmpdir(), 'cheyantong-first-paint-'));
writeFileSync(join(folder, 'looks.css'), '.look{color:red}\n');
writeFileSync(join(folder, 'page.css'), '.page{color:blue}\n');
writeFileSync(join(folder, 'digits.js'), 'digits();\n');
writeFileSync(join(folder, 'boot.js'), '// Why.\n{\n  // Here, too.\n  boot("$&", "//");\n}\n');
afterAll(() => rmSync(folder, { recursive: true }));
const firstPaint = firstPaintFrom(pathToFileURL(`${folder}/`));

it('a page carries its styles in their order and the scripts that run before them; nothing is fetched for the first paint', () => {
  const { parts, digests } = firstPaint(
    [
      '<html><head><link rel="modulepreload" href="/a.js"/><script src="/boot.js"></script>',
      '<script src="/digits.js"></script>',
      '<link nonce="" rel="stylesheet" href="/looks.css#"/><link nonce="" rel="stylesheet" href="/page.css"/>',
      '</head><body><script nonce="n" type="module" async="">begin()</script></body></html>',
    ].join(''),
    'n',
  );
  expect(parts.join('')).toBe(
    [
      '<html><head><link rel="later" href="/a.js"/><script>{\nboot("$&", "//");\n}</script>',
      '<script>digits();</script>',
      '<link nonce="" rel="stylesheet" href="/looks.css#" media="not all" disabled=""/>',
      '<style>.look{color:red}</style>',
      '<link nonce="" rel="stylesheet" href="/page.css" media="not all" disabled=""/>',
      '<style>.page{color:blue}</style>',
      '</head><body><script nonce="n" type="text/later">begin()</script></body></html>',
    ].join(''),
  );
  expect(digests).toEqual({
    scripts: ['{\nboot("$&", "//");\n}', 'digits();'].map(digestOf),
    styles: ['.look{color:red}', '.page{color:blue}'].map(digestOf),
  });
});

it('what stands in the body is left alone', () => {
  const page = [
    '<html><head></head><body><link rel="stylesheet" href="/looks.css"/>',
    '<script type="module" async="">somebodysWords()</script></body></html>',
  ].join('');
  expect(firstPaint(page, 'n').parts.join('')).toBe(page);
});
