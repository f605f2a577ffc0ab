import { belongsToMember } from '../../../shared/session/belongings.ts';

/** A visitor who wanted to photograph the licence has gone to log in. */
let awaited: string | null = null;

/** What the way to the login page carries along: only whoever comes back by it is asked for the photo. */
export function awaitLicence(): { awaitedLicence: string } {
  awaited = crypto.randomUUID();
  return { awaitedLicence: awaited };
}

/** Once. */
export function isAwaited(carried: unknown): boolean {
  const found = awaited;
  if (found === null || !isNamed(carried) || carried.awaitedLicence !== found) return false;
  awaited = null;
  return true;
}

const isNamed = (carried: unknown): carried is { awaitedLicence: string } =>
  typeof carried === 'object' && carried !== null && 'awaitedLicence' in carried;

belongsToMember({
  forget: () => {
    awaited = null;
  },
});
