// npm run bench [-- name … --option …]: every measurement in bench/, or the named ones; options are theirs.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withChromium } from './lib/chromium.mjs';
import { ensureBuilt, ensureInstalled, NODE, ROOT, run, say } from './lib/project.mjs';

/** Those that open pages. */
const IN_A_BROWSER = new Set(['pages']);

ensureInstalled();
ensureBuilt();
const all = readdirSync(join(ROOT, 'bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length));
const given = process.argv.slice(2);
const options = given.filter((word) => word.startsWith('--'));
const named = given.filter((word) => !word.startsWith('--'));
for (const name of named.length > 0 ? named : all) {
  say(`— ${name} —`);
  const env = IN_A_BROWSER.has(name) ? withChromium() : {};
  if (!env || !run(NODE, [`bench/${name}.bench.ts`, ...options], { env })) process.exitCode = 1;
}
