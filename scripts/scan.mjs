// npm run scan [-- policies | pages | injection [call …]]: the built portal on loopback, looked at by tools that look for holes.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installFromDebian } from './lib/debian.mjs';
import { ensureBuilt, ensureInstalled, NODE, ROOT, run, say } from './lib/project.mjs';
import { browserJourneys } from './lib/steps.mjs';

const JOURNEYS = join(ROOT, 'e2e');
const answers = (program) => run(program, ['--version']);

/** The Nu checker over every route and axe wherever a journey has opened a page, signed in or not: the journeys themselves. */
function pages() {
  const looking = readdirSync(JOURNEYS)
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => /barriersOf|htmlFaults/.test(readFileSync(join(JOURNEYS, file), 'utf8')));
  return browserJourneys(...looking).failures.length === 0;
}

function injection(...calls) {
  if (!answers('sqlmap')) installFromDebian('sqlmap', ['sqlmap']);
  if (answers('sqlmap')) return run(NODE, ['scan/injection.ts', ...calls]);
  say('缺少 sqlmap：请安装 Debian 软件包 sqlmap。');
  return false;
}

const PARTS = { policies: () => run(NODE, ['scan/policies.ts']), pages, injection };

ensureInstalled();
ensureBuilt();
const [part, ...more] = process.argv.slice(2);
for (const name of part ? [part] : Object.keys(PARTS)) {
  say(`— ${name} —`);
  if (!PARTS[name](...more)) process.exitCode = 1;
}
