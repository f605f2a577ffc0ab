import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down go from the input through all that was found, and round again. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
  const here = document.activeElement instanceof HTMLElement ? stops.indexOf(document.activeElement) : -1;
  const next = stops.at((here + step) % stops.length);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
