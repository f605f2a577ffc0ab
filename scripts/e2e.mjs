// npm run e2e [-- name of a journey]
import { ensureBuilt, ensureInstalled } from './lib/project.mjs';
import { browserJourneys, conclude } from './lib/steps.mjs';

ensureInstalled();
ensureBuilt();
conclude(browserJourneys(...process.argv.slice(2)));
