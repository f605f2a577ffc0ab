import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const APP = join(import.meta.dirname, '../..');

interface Rule {
  file: string;
  selector: string;
  declarations: Map<string, string>;
}

const rules: Rule[] = globSync('**/*.module.css', { cwd: APP }).flatMap((file) =>
  rulesOf(readFileSync(join(APP, file), 'utf8')).map((rule) => ({ ...rule, file: relative('.', file) })),
);

/** The blocks that hold declarations; those inside @media, too. */
function rulesOf(css: string): Omit<Rule, 'file'>[] {
  const plain = css.replace(/\/\*.*?\*\//gs, '');
  return [...plain.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    declarations: new Map(
      body
        .split(';')
        .map((line) => line.split(/:(.*)/s))
        .flatMap(([name = '', value]) => (value === undefined ? [] : [[name.trim(), value.trim()]])),
    ),
  }));
}

const stays = rules.filter(({ declarations }) => /^(fixed|sticky)$/.test(declarations.get('position') ?? ''));

/** A bar may leave it to what lies in it, in the same file. */
const saidIn = (file: string): string[] =>
  rules.filter((rule) => rule.file === file).flatMap(({ declarations }) => [...declarations.values()]);

/** In a box that scrolls by itself, or nothing but a colour behind the sheet. */
const KEEPS_NOTHING_CLEAR = new Set(['.sticky thead th', '.backdrop']);

test.for([
  ['upper', /^(top|inset|inset-block(-start)?)$/, /var\(--(header|safe-top)\)/],
  ['lower', /^(bottom|inset|inset-block(-end)?)$/, /var\(--safe-bottom\)/],
] as const)('what stays at the %s edge keeps clear of what the phone has there', ([, edge, token]) => {
  const atEdge = stays.filter(
    ({ selector, declarations }) =>
      !KEEPS_NOTHING_CLEAR.has(selector) && [...declarations.keys()].some((name) => edge.test(name)),
  );
  const hidden = atEdge.filter((rule) => !saidIn(rule.file).some((value) => token.test(value)));
  expect(atEdge.length).toBeGreaterThan(1);
  expect(hidden.map(({ file, selector }) => `${file} ${selector}`)).toEqual([]);
});

test('how much that is, only the tokens ask the browser', () => {
  const asks = rules.filter(({ declarations }) =>
    [...declarations.values()].some((value) => value.includes('safe-area-inset')),
  );
  expect(asks.map(({ file }) => file)).toEqual([]);
});
