import { databaseTrials, wakeUpWithoutWatchdog } from './database-trials.ts';
import { gatewayTrials } from './gateway-trials.ts';
import { upgradeTrials } from './upgrade-trial.ts';

/** Something happens to the fleet while people buy and read; it ends when the fleet is whole again. */
export type Trial = () => Promise<void>;

export const TRIALS: Readonly<Record<string, Trial>> = {
  ...databaseTrials,
  ...gatewayTrials,
  ...upgradeTrials,
};

/** Not among them, and run only by name: it shows why the example insists on a watchdog, by failing. */
export const DEMONSTRATIONS: Readonly<Record<string, Trial>> = wakeUpWithoutWatchdog;
