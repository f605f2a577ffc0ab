// npm test: everything, from a fresh clone.
import { ensureBuilt, ensureInstalled } from './lib/project.mjs';
import { add, browserJourneys, conclude, formatAndLint, types, unusedCode, vitest } from './lib/steps.mjs';

ensureInstalled();
const still = [formatAndLint(), unusedCode(), types()];
// The server's own tests start it as it is, portal and all.
ensureBuilt();
conclude([...still, vitest(), browserJourneys()].reduce(add));
