// npm run check: what can be known in a minute.
import { ensureInstalled } from './lib/project.mjs';
import { add, conclude, readingChecks, vitest } from './lib/steps.mjs';

ensureInstalled();
conclude(add(await readingChecks(), vitest('unit')));
