import { useSyncExternalStore } from 'react';

/** Often enough that no second is skipped on the screen. */
const TICK_MS = 250;

const everyTick = (onTick: () => void): (() => void) => {
  const timer = setInterval(onTick, TICK_MS);
  return () => clearInterval(timer);
};
const never = (): (() => void) => () => undefined;

/** Whole seconds until a moment of the browser's clock, by the clock: a sleeping tab does not stretch them. */
export function useSecondsLeft(endsAt: number | null): number | null {
  const secondsLeft = () => (endsAt === null ? null : Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
  return useSyncExternalStore(endsAt === null ? never : everyTick, secondsLeft, () => null);
}
