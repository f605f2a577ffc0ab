import { setTimeout as wait } from 'node:timers/promises';
import { withClient } from '../../bench/support/with-client.ts';
import { isComplete, machineWith } from '../cluster.ts';
import { addressOf } from '../database.ts';
import type { DatabaseMachine } from '../machines.ts';
import { plugIn, unplug } from '../network/cables.ts';
import { startEtcd } from '../parts/etcd.ts';
import { startPatroni } from '../parts/patroni.ts';
import { signalAll } from '../programs.ts';
import { until } from '../until.ts';

const ANOTHER_WITHIN_MS = 90_000;
const WHOLE_WITHIN_MS = 180_000;
/** So long somebody else has been in charge when the old primary comes back. */
const AFTERWARDS_MS = 10_000;
const LAG_MS = 20_000;
/** A machine whose Patroni is silent for so long is reset: `ttl` less the five seconds that Patroni keeps as a margin. */
const WATCHDOG_MS = 15_000;

export const databaseTrials = {
  'primary-killed': async () => {
    const primary = await machineWith('leader');
    signalAll(primary, 'SIGKILL');
    await anotherTakesOver(primary);
    startEtcd(primary);
    startPatroni(primary);
    await untilWhole();
  },
  'primary-frozen': async () => {
    const primary = await machineWith('leader');
    signalAll(primary, 'SIGSTOP');
    await wait(WATCHDOG_MS);
    signalAll(primary, 'SIGKILL');
    await anotherTakesOver(primary);
    startEtcd(primary);
    startPatroni(primary);
    await untilWhole();
  },
  'primary-cut': async () => {
    const primary = await machineWith('leader');
    unplug(primary);
    await anotherTakesOver(primary);
    plugIn(primary);
    await untilWhole();
  },
  'standby-lags': async () => {
    const standby = addressOf(await machineWith('replica'), 'postgres');
    const say = (statement: string) => withClient(standby, (client) => client.query(statement));
    await say('select pg_wal_replay_pause()');
    await wait(LAG_MS);
    await say('select pg_wal_replay_resume()');
    await untilWhole();
  },
};

async function anotherTakesOver(primary: DatabaseMachine): Promise<void> {
  await until('another member is the primary', ANOTHER_WITHIN_MS, async () =>
    machineWith('leader').then(
      (machine) => machine !== primary,
      () => false,
    ),
  );
  await wait(AFTERWARDS_MS);
}

const untilWhole = (): Promise<number> => until('the database is whole again', WHOLE_WITHIN_MS, isComplete);

/** Without a watchdog: it goes on as if nothing had happened, after another has taken its place. */
export const wakeUpWithoutWatchdog = {
  'primary-wakes-up': async () => {
    const primary = await machineWith('leader');
    signalAll(primary, 'SIGSTOP');
    await anotherTakesOver(primary);
    signalAll(primary, 'SIGCONT');
    await untilWhole();
  },
};
