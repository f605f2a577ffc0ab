// npm run check: what can be known in a minute.
import { ensureInstalled } from './lib/project.mjs';
import { add, conclude, formatAndLint, types, unusedCode, vitest } from './lib/steps.mjs';

ensureInstalled();
conclude([formatAndLint(), unusedCode(), types(), vitest('unit')].reduce(add));
