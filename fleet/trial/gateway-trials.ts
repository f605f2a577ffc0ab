import { setTimeout as wait } from 'node:timers/promises';
import type { GatewayMachine } from '../machines.ts';
import { reloadBalancer } from '../parts/balancers.ts';
import { isReady, startGateway } from '../parts/gateway.ts';
import { processOf, signal } from '../programs.ts';
import { until } from '../until.ts';

/** As the unit says. */
const RESTARTED_AFTER_MS = 2_000;
const STOPS_WITHIN_MS = 30_000;
const FROZEN_MS = 20_000;
const RELOADS = 3;
const BETWEEN_RELOADS_MS = 5_000;

export const gatewayTrials = {
  'gateway-killed': async () => {
    signal('gateway-two', 'gateway', 'SIGKILL');
    await wait(RESTARTED_AFTER_MS);
    await startGateway('gateway-two');
  },
  'gateway-frozen': async () => {
    signal('gateway-two', 'gateway', 'SIGSTOP');
    await wait(FROZEN_MS);
    signal('gateway-two', 'gateway', 'SIGCONT');
    await until('it is ready again', STOPS_WITHIN_MS, () => isReady('gateway-two'));
  },
  'gateway-replaced': () => replaceGateway('gateway-two'),
  'balancer-reloaded': async () => {
    for (let reload = 0; reload < RELOADS; reload += 1) {
      reloadBalancer();
      await wait(BETWEEN_RELOADS_MS);
    }
  },
};

/** It answers whoever has asked, ends, and another one takes its place. */
export async function replaceGateway(machine: GatewayMachine, installed?: string): Promise<void> {
  signal(machine, 'gateway', 'SIGTERM');
  await until(`${machine} has stopped`, STOPS_WITHIN_MS, () => !processOf(machine, 'gateway'));
  await startGateway(machine, installed);
}
