declare global {
  interface Window {
    /** Of boot.js: what was pressed or sent so far, in this order, each once; from then on nothing is kept any more. */
    takeEarlyPresses?: () => ReadonlySet<HTMLElement>;
  }
}

let pressed: ReadonlySet<HTMLElement> = new Set();
let focused: Element | null = null;

/** Before the page is taken over: what is pressed from here on React keeps itself. */
export function takeEarlyPresses(): void {
  pressed = window.takeEarlyPresses?.() ?? pressed;
  focused = document.activeElement;
}

/**
 * React takes a part of the page over at once when something happens in it. A field has to be taken over before it changes,
 * or nobody notices that it did.
 */
export const takeOver = (element: Element): boolean =>
  element.dispatchEvent(new Event('dragend', { bubbles: true }));

/** Once the page answers. Who pressed three times because nothing happened meant it once. */
export function repeatEarlyPresses(): void {
  if (focused !== document.body && focused === document.activeElement) {
    focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  for (const element of pressed) {
    if (!element.isConnected) continue;
    takeOver(element);
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  }
}
