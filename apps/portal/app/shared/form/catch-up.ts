import { repeatEarlyPresses } from './early-presses.ts';
import { tellWhatWasTyped } from './typed-early.ts';

let hasStarted = false;

/** Does what a visitor wanted of the first page before it had started. */
export function catchUp(): void {
  if (hasStarted) return;
  hasStarted = true;
  tellWhatWasTyped();
  // In a turn of its own: the page has to know what was typed before a button is pressed.
  setTimeout(repeatEarlyPresses);
}
