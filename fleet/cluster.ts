import { DATABASES, type DatabaseMachine, MACHINES, PORTS, shortName } from './machines.ts';

interface Member {
  name: string;
  role: 'leader' | 'replica' | 'sync_standby';
  state: string;
  timeline?: number;
  lag?: number | 'unknown';
}

/** What Patroni says of its members; nothing while nobody answers. */
export async function members(): Promise<Member[]> {
  for (const machine of DATABASES) {
    try {
      const answer = await fetch(`http://${MACHINES[machine]}:${PORTS.patroni}/cluster`, {
        signal: AbortSignal.timeout(2_000),
      });
      return ((await answer.json()) as { members: Member[] }).members;
    } catch {
      // The next one may know.
    }
  }
  return [];
}

const machineOf = ({ name }: Member): DatabaseMachine | undefined =>
  DATABASES.find((machine) => shortName(machine) === name);

export async function machineWith(role: Member['role']): Promise<DatabaseMachine> {
  const member = (await members()).find((one) => one.role === role);
  const machine = member && machineOf(member);
  if (!machine) throw new Error(`no member of the database is ${role}`);
  return machine;
}

const isWell = ({ role, state, timeline, lag }: Member, leader: Member | undefined): boolean =>
  role === 'leader'
    ? state === 'running'
    : (state === 'running' || state === 'streaming') && timeline === leader?.timeline && lag === 0;

/** A primary, a synchronous standby and another one, both of which follow. */
export async function isComplete(): Promise<boolean> {
  const all = await members();
  const leader = all.find(({ role }) => role === 'leader');
  return (
    all.length === DATABASES.length &&
    all.some(({ role }) => role === 'sync_standby') &&
    all.every((member) => isWell(member, leader))
  );
}
