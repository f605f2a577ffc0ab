import { day } from '../fields.ts';

/** A version of an agreement is called by the day on which it takes effect. */
export const version = day.describe('the day it takes effect, yyyy-MM-dd');

/** Sent by pages that know what they showed, so that a version nobody has seen is never agreed to. */
export const agreedVersion = version
  .optional()
  .describe('the newest version that was on the screen; refused with A0430 when a newer one is in force');
