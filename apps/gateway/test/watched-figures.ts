import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const FOLDER = join(import.meta.dirname, '../../../deploy/observability');
const WORDS_OF_PROMQL = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'bool', 'offset']);
/** Prometheus makes it itself. */
const NOT_OURS = new Set(['up']);

interface Alert {
  alert: string;
  expr: string;
  annotations: { runbook: string };
}

const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');

export const alerts = (parse(read('alerts.yml')) as { groups: { rules: Alert[] }[] }).groups.flatMap(
  ({ rules }) => rules,
);

const { panels } = JSON.parse(read('dashboard.json')) as { panels: { targets?: { expr: string }[] }[] };
const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** The figures that alerts and dashboard are made of, as a server calls them. */
export const watchedFigures = (): string[] => [
  ...new Set([...alerts.map(({ expr }) => expr), ...shown].flatMap(figuresIn)),
];

/** Without what is said of labels and times, the names that are no function. */
function figuresIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replaceAll(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, ' ');
  return [...bare.matchAll(/\b([a-z_][a-z0-9_]*)\b(?!\s*\()/g)]
    .map(([, name = '']) => name)
    .filter((name) => !WORDS_OF_PROMQL.has(name) && !NOT_OURS.has(name))
    .map((name) => name.replace(/_(bucket|count|sum)$/, ''));
}
