import { machineWith } from './cluster.ts';
import { PASSWORD } from './example.ts';
import { type DatabaseMachine, MACHINES, PORTS } from './machines.ts';

/** A member of the database, past the balancers. */
export const addressOf = (machine: DatabaseMachine, database = 'cheyantong', user = 'postgres'): string =>
  `postgres://${user}:${PASSWORD}@${MACHINES[machine]}:${PORTS.postgres}/${database}`;

export const primaryAddress = async (): Promise<string> => addressOf(await machineWith('leader'));
