import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Machine } from './machines.ts';
import { command } from './network/command.ts';

/** All the fleet keeps: disks of its machines, settings, logs, numbers of processes. Gone with `stop`. */
export const FOLDER = join(tmpdir(), 'cheyantong-fleet');

export const diskOf = (machine: Machine, ...path: string[]): string => join(FOLDER, machine, ...path);
export const fileOfFleet = (name: string): string => join(FOLDER, name);

export function makeFolder(): void {
  mkdirSync(FOLDER);
  // PostgreSQL is not root and has to pass.
  chmodSync(FOLDER, 0o755);
}

/** A folder for PostgreSQL alone, as it insists. */
export function folderOfPostgres(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chownSync(path, userId('postgres', '-u'), userId('postgres', '-g'));
  return path;
}

/** A file that PostgreSQL, and nobody else, may read. */
export function fileOfPostgres(path: string, content: string): string {
  write(path, content);
  chmodSync(path, 0o600);
  chownSync(path, userId('postgres', '-u'), userId('postgres', '-g'));
  return path;
}

export function write(path: string, content: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

const userId = (user: string, which: '-u' | '-g'): number => Number(command('id', which, user));
