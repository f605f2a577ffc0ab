// npm test: everything, from a fresh clone.
import { ensureBuilt, ensureInstalled } from './lib/project.mjs';
import { add, browserJourneys, conclude, formatAndLint, types, unusedCode, vitest } from './lib/steps.mjs';

ensureInstalled();
const quick = [formatAndLint(), unusedCode(), types(), vitest()];
ensureBuilt();
conclude([...quick, browserJourneys()].reduce(add));
