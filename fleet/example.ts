import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A file of the example, as an operator finds it. */
export const example = (name: string): string =>
  readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8');

/** In place of every CHANGE-ME: nobody outside of this machine reaches the fleet. */
export const PASSWORD = 'fleet';
