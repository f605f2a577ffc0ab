import { members } from './cluster.ts';
import { ALL_MACHINES, GATEWAYS, MACHINES, PORTAL_URL } from './machines.ts';
import { cablesAreLaid, processesOn } from './network/cables.ts';
import { isReady } from './parts/gateway.ts';

export async function status(): Promise<void> {
  if (!cablesAreLaid()) {
    console.log('no fleet runs');
    return;
  }
  for (const machine of ALL_MACHINES)
    console.log(
      `${machine.padEnd(15)} ${MACHINES[machine].padEnd(10)} ${processesOn(machine).length} processes`,
    );
  for (const { name, role, state, timeline, lag } of await members())
    console.log(`database ${name}: ${role}, ${state}, timeline ${timeline}, ${lag ?? 0} bytes behind`);
  for (const machine of GATEWAYS)
    console.log(`${machine}: ${(await isReady(machine)) ? 'ready' : 'not ready'}`);
  console.log(PORTAL_URL);
}
