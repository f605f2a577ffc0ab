import { spawnSync } from 'node:child_process';

/** Runs a program of the system to its end and answers what it printed. */
export function command(program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (error) throw new Error(`${program}: ${error.message}`);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr || stdout}`);
  return stdout;
}

/** The same where failing means that there was nothing to do. */
export function attempt(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
