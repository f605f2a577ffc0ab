import { ALL_MACHINES, MACHINES, type Machine, OUTSIDE } from '../machines.ts';
import { attempt, command } from './command.ts';

/** Interfaces have names of 15 characters at most. */
const SWITCH = 'cyt-fleet';
const namespaceOf = (machine: Machine): string => `cyt-${machine}`;
const cableOf = (machine: Machine): string => `cyt${ALL_MACHINES.indexOf(machine)}`;

/** Every machine is a network namespace with an address of its own; one switch joins them, and this machine is plugged in, too. */
export function layCables(): void {
  refuseTakenAddresses();
  command('ip', 'link', 'add', SWITCH, 'type', 'bridge');
  command('ip', 'link', 'set', SWITCH, 'up');
  for (const address of [OUTSIDE.address, ...OUTSIDE.visitors])
    command('ip', 'address', 'add', `${address}/24`, 'dev', SWITCH);
  for (const machine of ALL_MACHINES) {
    const [namespace, cable] = [namespaceOf(machine), cableOf(machine)];
    command('ip', 'netns', 'add', namespace);
    command('ip', 'link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace);
    command('ip', 'link', 'set', cable, 'master', SWITCH, 'up');
    command('ip', '-n', namespace, 'address', 'add', `${MACHINES[machine]}/24`, 'dev', 'eth0');
    for (const device of ['lo', 'eth0']) command('ip', '-n', namespace, 'link', 'set', device, 'up');
  }
}

function refuseTakenAddresses(): void {
  const route = command('ip', 'route', 'show', 'to', 'root', '10.0.0.0/24').trim();
  if (route) throw new Error(`this machine has a network 10.0.0.0/24 already: ${route}`);
}

export function removeCables(): void {
  for (const machine of ALL_MACHINES) {
    attempt('ip', 'link', 'delete', cableOf(machine));
    attempt('ip', 'netns', 'delete', namespaceOf(machine));
  }
  attempt('ip', 'link', 'delete', SWITCH);
}

export const cablesAreLaid = (): boolean => attempt('ip', 'link', 'show', SWITCH);

/** Nothing of it reaches anybody any more, and nobody is told. */
export const unplug = (machine: Machine): string => command('ip', 'link', 'set', cableOf(machine), 'down');
export const plugIn = (machine: Machine): string => command('ip', 'link', 'set', cableOf(machine), 'up');

/** What starts a program on this machine; the program takes the place of what is named here. */
export const onMachine = (machine: Machine): [string, ...string[]] => [
  'ip',
  'netns',
  'exec',
  namespaceOf(machine),
];

/** Everything that runs there, whoever started it. */
export const processesOn = (machine: Machine): number[] =>
  command('ip', 'netns', 'pids', namespaceOf(machine)).split('\n').filter(Boolean).map(Number);
