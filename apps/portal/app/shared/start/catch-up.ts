import { repeatEarlyPresses } from './early-presses.ts';
import { tellWhatWasTyped } from './typed-early.ts';

let hasStarted = false;

/** Whether the visit is still at the page that the server made, and that page has not begun to answer. */
export const isStarting = (): boolean => !hasStarted;

/** Does what a visitor wanted of the first page before it had started. */
export function catchUp(): void {
  if (hasStarted) return;
  hasStarted = true;
  tellWhatWasTyped();
  // In a turn of its own: the page has to know what was typed before a button is pressed.
  setTimeout(repeatEarlyPresses);
}
