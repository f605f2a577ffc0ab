// npm run bench [-- name …]: every measurement in bench/, or the named ones.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, NODE, ROOT, run, say } from './lib/project.mjs';

ensureInstalled();
ensureBuilt();
const all = readdirSync(join(ROOT, 'bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length));
const chosen = process.argv.length > 2 ? process.argv.slice(2) : all;
for (const name of chosen) {
  say(`— ${name} —`);
  if (!run(NODE, [`bench/${name}.bench.ts`])) process.exitCode = 1;
}
