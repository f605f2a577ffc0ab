import { rmSync } from 'node:fs';
import { FOLDER } from './folder.ts';
import { ALL_MACHINES, type Machine } from './machines.ts';
import { cablesAreLaid, processesOn, removeCables } from './network/cables.ts';
import { signalAll } from './programs.ts';
import { until } from './until.ts';

const ENDS_WITHIN_MS = 20_000;

/** What lives on the fleet's machines is the fleet's, whoever started it and however that ended. Nothing of it is kept. */
export async function stop(): Promise<void> {
  if (!cablesAreLaid()) console.log('no fleet runs');
  for (const machine of ALL_MACHINES) await endEverything(machine);
  removeCables();
  rmSync(FOLDER, { recursive: true, force: true });
}

async function endEverything(machine: Machine): Promise<void> {
  const left = () => {
    try {
      return processesOn(machine);
    } catch {
      // Its cable was never laid.
      return [];
    }
  };
  await until(`nothing runs on ${machine}`, ENDS_WITHIN_MS, () => {
    if (left().length === 0) return true;
    signalAll(machine, 'SIGKILL');
    return false;
  });
}
