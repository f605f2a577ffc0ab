// node apps/portal/scripts/weigh.ts: what a first visit of every page of the built portal takes, as budgets are written.
import { weighFirstVisits } from './first-visit.ts';

const heaviestFirst = [...weighFirstVisits()].sort(([, a], [, b]) => b.scripts - a.scripts);

for (const [path, { scripts, scriptFiles, styles, sheets }] of heaviestFirst)
  process.stdout.write(
    `  '${path}': [${scripts.toFixed(1)}, ${scriptFiles}, ${styles.toFixed(1)}, ${sheets}],\n`,
  );
