import type { Reading } from './port.ts';

/** Leaves out the fields that were not read. */
export const present = <R extends Record<string, Reading | undefined>>(readings: R) =>
  Object.fromEntries(Object.entries(readings).filter(([, reading]) => reading)) as {
    [Field in keyof R]?: Reading;
  };
