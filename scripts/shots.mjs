// npm run shots -- [folder] [part of an address]: pictures of every page of a running portal, at every width.
import { NODE, run } from './lib/project.mjs';

if (!run(NODE, ['e2e/shots.ts', ...process.argv.slice(2)])) process.exitCode = 1;
