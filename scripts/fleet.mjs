// npm run fleet -- start | stop | status | …: the example fleet of deploy/ on this machine (fleet/main.ts).
import { ensureBuilt, ensureInstalled, NODE, run } from './lib/project.mjs';

ensureInstalled();
ensureBuilt();
if (!run(NODE, ['fleet/main.ts', ...process.argv.slice(2)])) process.exitCode = 1;
