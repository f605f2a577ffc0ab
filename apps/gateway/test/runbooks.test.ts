import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { alerts, watchedFigures } from './watched-figures.ts';

const ROOT = join(import.meta.dirname, '../../..');
const INDEX = 'README.md';
const pages = readdirSync(join(ROOT, 'docs/runbooks')).filter((page) => page !== INDEX);
const read = (page: string): string => readFileSync(join(ROOT, 'docs/runbooks', page), 'utf8');

describe('runbooks', () => {
  it('are there for every alert, and for nothing else', () => {
    expect(pages.toSorted()).toEqual(alerts.map(({ alert }) => `${alert}.md`).toSorted());
    for (const { alert, annotations } of alerts)
      expect(annotations.runbook).toBe(`docs/runbooks/${alert}.md`);
    for (const page of pages) expect(read(INDEX)).toContain(`(${page})`);
  });

  it.each(pages)('%s says how to see it, what to do and what not', (page) => {
    const text = read(page);
    expect(text).toMatch(new RegExp(`^# ${page.replace('.md', '')}\n`));
    for (const part of ['**See it.**', '**Do.**', '**Do not.**']) expect(text).toContain(part);
  });

  it('name commands that there are', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
    const named = pages.flatMap((page) =>
      [...read(page).matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name),
    );
    for (const name of new Set(named)) expect(Object.keys(scripts)).toContain(name);
  });

  it('stand on figures whose names are found in rules and dashboard', () => {
    expect(watchedFigures()).toEqual(
      expect.arrayContaining(['http_request_duration_seconds', 'database_answers', 'refunds_waiting']),
    );
    expect(watchedFigures()).not.toContain('histogram_quantile');
  });
});
