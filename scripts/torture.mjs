// npm run torture [-- name … --option=number …]: every trial in torture/, or the named ones; docs/reliability.md has the results.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, NODE, ROOT, run, say } from './lib/project.mjs';

const ENDING = '.trial.ts';

ensureInstalled();
// Servers are tried as they run for visitors.
ensureBuilt();
const all = readdirSync(join(ROOT, 'torture'))
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length));
const given = process.argv.slice(2);
const options = given.filter((word) => word.startsWith('--'));
const named = given.filter((word) => !word.startsWith('--'));
for (const name of named.length > 0 ? named : all) {
  say(`— ${name} —`);
  if (!run(NODE, ['torture/support/run-trial.ts', name, ...options])) process.exitCode = 1;
}
