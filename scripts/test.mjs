// npm test: everything, from a fresh clone.
import { ensureBuilt, ensureInstalled } from './lib/project.mjs';
import { add, browserJourneys, conclude, readingChecks, vitest } from './lib/steps.mjs';

ensureInstalled();
const still = await readingChecks();
// The server's own tests start it as it is, portal and all.
ensureBuilt();
conclude([still, vitest(), browserJourneys()].reduce(add));
