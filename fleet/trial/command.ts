import { cablesAreLaid } from '../network/cables.ts';
import { start } from '../start.ts';
import { stop } from '../stop.ts';
import { printDetails, printResults } from './print.ts';
import { type Result, runTrial } from './run.ts';
import { DEMONSTRATIONS, TRIALS } from './trials.ts';

/** All trials or the named ones, one after the other, on the fleet that runs, or on one that is started for it. */
export async function trial(names: string[]): Promise<void> {
  const all = { ...TRIALS, ...DEMONSTRATIONS };
  const unknown = names.find((name) => !all[name]);
  if (unknown) throw new Error(`no trial is called ${unknown}; there are ${Object.keys(all).join(', ')}`);
  const wanted = names.length > 0 ? names : Object.keys(TRIALS);
  const ownFleet = !cablesAreLaid();
  if (ownFleet) await start();
  const results: Result[] = [];
  for (const name of wanted) {
    const run = all[name];
    if (!run) continue;
    console.log(`— ${name} —`);
    const result = await runTrial(name, run);
    printDetails(result);
    results.push(result);
  }
  printResults(results);
  if (ownFleet) await stop();
  if (results.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}
