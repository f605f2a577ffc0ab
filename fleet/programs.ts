import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diskOf, FOLDER, write } from './folder.ts';
import type { Machine } from './machines.ts';
import { onMachine, processesOn } from './network/cables.ts';

interface Program {
  machine: Machine;
  name: string;
  command: [string, ...string[]];
  env?: NodeJS.ProcessEnv;
  /** root, unless the program does not like that. */
  user?: 'postgres';
  cwd?: string;
}

/** Starts a program that outlives us; its number is kept, so that whoever comes later can end it. */
export function launch({ machine, name, command, env, user, cwd = FOLDER }: Program): number {
  const log = openSync(logOf(machine, name), 'a');
  const asUser = user ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'] : [];
  const [first, ...rest] = [...onMachine(machine), ...asUser, ...command];
  const child = spawn(first, rest, {
    cwd,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: `${process.env.PATH}:/usr/sbin:/sbin`, LANG: 'C.UTF-8', ...env },
  });
  if (!child.pid) throw new Error(`${name} cannot be started on ${machine}`);
  child.unref();
  write(pidFile(machine, name), String(child.pid));
  return child.pid;
}

function logOf(machine: Machine, name: string): string {
  mkdirSync(join(FOLDER, 'logs'), { recursive: true });
  return join(FOLDER, 'logs', `${machine}.${name}.log`);
}

const pidFile = (machine: Machine, name: string): string => diskOf(machine, `${name}.pid`);

/** The process of a program that was launched here, if it lives: a number alone may be somebody else's by now. */
export function processOf(machine: Machine, name: string): number | undefined {
  try {
    const pid = Number(readFileSync(pidFile(machine, name), 'utf8'));
    return processesOn(machine).includes(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

export function signal(machine: Machine, name: string, signal: NodeJS.Signals): void {
  const pid = processOf(machine, name);
  if (!pid) throw new Error(`${name} does not run on ${machine}`);
  process.kill(pid, signal);
}

/** To everything on a machine; what ends meanwhile has ended. */
export function signalAll(machine: Machine, signal: NodeJS.Signals): void {
  for (const pid of processesOn(machine)) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
